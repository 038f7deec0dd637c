import type { SocialItem } from '#contract/item'
import { applyEdits, editedMedia, nameMedia } from '#domain/books/apply-edits'
import { isBlurred } from '#domain/books/is-blurred'
import type { Item, PictureContent } from '#domain/books/item'
import { civilOf } from '#domain/time/civil-time'
import { tagsAtBack } from '#press/edit/tags-at-back'
import type { items } from './schema.ts'

export type ItemRow = typeof items.$inferSelect
/** What is told of an item that was asked for with its month: how that sets it, and what its maker can choose. */
export type PartOfItem = Required<Pick<SocialItem, 'part' | 'treatments'>>
type ItemPhoto = SocialItem['photos'][number]

/**
 * `part`: how its month sets it; `twins`: its photos that look nearly as others of the month do; both where they are known. `edited`: many
 * hashtags of it go to the back of its book.
 */
export function presentItem(
  row: ItemRow,
  timeZone: string,
  {
    part,
    twins,
    edited,
  }: {
    part?: PartOfItem | undefined
    edited?: boolean | undefined
    twins?: ReadonlyMap<string, ItemPhoto['twinOf']> | undefined
  } = {},
): SocialItem {
  const item = applyEdits(row.original, row.edits)
  const added = new Set(row.edits.added?.map(photo => photo.photoId))
  const pictureOf = new Map(
    [...nameMedia(row.original), ...(row.edits.added ?? [])].map(({ photoId, media }) => [
      photoId,
      media.picture,
    ]),
  )
  return {
    itemId: row.itemId,
    chapterId: row.month,
    type: row.type,
    kind: item.kind,
    title: item.title ?? item.album ?? '',
    content: item.text,
    postDate: civilOf(item.time, timeZone),
    ...(item.place && { place: { name: item.place.name } }),
    people: item.people,
    photos: editedMedia(row.original, row.edits).map(({ photoId, media, edit }) => ({
      photoId,
      ...(media.picture && {
        sha256: media.picture.sha256,
        width: media.picture.width,
        height: media.picture.height,
      }),
      ...(media.caption !== undefined && { caption: media.caption }),
      ...(media.crop && { crop: media.crop }),
      size: media.size ?? 'usual',
      ...withSeen(pictureOf.get(photoId)),
      ...(edit?.pictureKind && { pictureKind: edit.pictureKind }),
      ...(edit?.focus && { focus: edit.focus }),
      removed: edit?.removed ?? false,
      ...withTwin(twins?.get(photoId)),
      ...(media.picture && isBlurred(media.picture) && { blurred: true }),
      ...(added.has(photoId) && { added: true }),
      kind: media.kind,
    })),
    ...(item.treatment && { treatment: item.treatment }),
    ...(item.keepsTags && { keepsTags: true }),
    ...part,
    ...(edited && withTags(item)),
    chosen: row.chosen,
    deleted: row.deleted,
    edited: Object.keys(row.edits).length > 0,
    ...(row.fromName !== null && { from: row.fromName }),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}

function withTags(item: Item): Pick<SocialItem, 'tagsAtBack'> {
  const { tags } = tagsAtBack(item)
  return tags.length > 0 ? { tagsAtBack: tags.length } : {}
}

const withTwin = (twinOf: ItemPhoto['twinOf']) => twinOf && { twinOf }

const withSeen = ({ kind, focus }: PictureContent = {}) => ({
  ...(kind && { seenAs: kind }),
  ...(focus && { seenFocus: focus }),
})
