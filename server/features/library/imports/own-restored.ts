import type { Design } from '#contract/book'
import type { ItemEdits, NamedMedia } from '#domain/books/apply-edits'
import type { Media, Picture } from '#domain/books/item'
import { contentOf } from '#domain/books/picture-content'
import { coverTextLimits } from '#domain/covers/cover-text'
import type { ExportedBook, ExportedItem } from '#sources/daybound/export-format'
import type { RestoredItem } from '../content/insert-restored.ts'
import type { Kept } from '../kept-findings/store.ts'

/** What an export names, as it is on this server. */
export interface Restored {
  /** Pictures of the export that were looked at here, by the sha256 that it names. */
  pictures: ReadonlyMap<string, Picture>
  /** New ids of pictures that were uploaded by hand, by those of the export. */
  images: ReadonlyMap<string, string>
}

/**
 * An item of an export with nothing in it that is not of the export: whoever names a picture or an id of somebody else gets neither
 * (decision 0038). What a picture is, is what was seen in its bytes.
 */
export function ownItem(
  { itemId, read, edits, from, chosen, deleted, pending, proofed }: ExportedItem,
  restored: Restored,
): RestoredItem {
  return {
    original: { ...read, id: itemId, media: read.media.flatMap(media => ownMedia(media, restored)) },
    edits: ownEdits(edits, restored),
    chosen,
    deleted,
    pending,
    from,
    proofed: proofed ?? false,
  }
}

function ownEdits(edits: ItemEdits, restored: Restored): ItemEdits {
  const { photos, added, ...words } = edits
  return {
    ...words,
    ...(photos && {
      photos: photos.map(photo => ({
        ...photo,
        photoId: restored.images.get(photo.photoId) ?? photo.photoId,
      })),
    }),
    ...(added && { added: added.flatMap(named => ownAdded(named, restored)) }),
  }
}

function ownAdded({ photoId, media }: NamedMedia, restored: Restored): NamedMedia[] {
  const imageId = restored.images.get(photoId)
  return imageId === undefined ? [] : ownMedia(media, restored).map(own => ({ photoId: imageId, media: own }))
}

function ownMedia(media: Media, { pictures, images }: Restored): Media[] {
  const { picture: named, ...rest } = media
  const stored = named && pictures.get(named.sha256)
  const picture = stored && {
    sha256: stored.sha256,
    width: stored.width,
    height: stored.height,
    // what was uploaded by hand has none
    ...(named.phash !== undefined && stored.phash !== undefined && { phash: stored.phash }),
    ...contentOf(stored),
  }
  const own = { ...rest, ...(picture && { picture }) }
  const byHand = /^image:(.*)$/su.exec(media.uri)?.[1]
  if (byHand === undefined) return [own]
  const imageId = images.get(byHand)
  return imageId === undefined || !picture ? [] : [{ ...own, uri: `image:${imageId}` }]
}

/** Cover and inserted pages in the same way. */
export function ownDesign(
  { title, author, cover, inserts, template, edited }: ExportedBook['design'],
  restored: Restored,
): Design {
  const { imageId, pic, crop, x, y, color } = cover
  const picture = pic === undefined ? undefined : restored.pictures.get(pic)
  const coverImage = imageId === undefined ? undefined : restored.images.get(imageId)
  return {
    title: shortened(title, coverTextLimits.title),
    author: shortened(author, coverTextLimits.author),
    template,
    cover: {
      color,
      ...(picture && { pic: picture.sha256 }),
      ...(picture && coverImage !== undefined && { imageId: coverImage }),
      ...(picture && crop && { crop }),
      ...(picture && x !== undefined && { x }),
      ...(picture && y !== undefined && { y }),
    },
    inserts: inserts.map(({ imageId: named, ...insert }) => {
      const own = named === undefined ? undefined : restored.images.get(named)
      return { ...insert, ...(own !== undefined && { imageId: own }) }
    }),
    ...(edited !== undefined && { edited }),
  }
}

/** What may be printed; PostgreSQL takes no text with a zero in it. */
export function ownKept({ kept = [] }: Pick<ExportedBook, 'kept'>): Kept[] {
  return kept.map(({ kind, text, itemId = '' }) => ({
    kind,
    text: text.replaceAll('\0', '').toWellFormed(),
    itemId,
  }))
}

function shortened(text: string, most: number): string {
  return [...new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' }).segment(text)]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('')
    .replaceAll('\0', '')
    .toWellFormed()
}
