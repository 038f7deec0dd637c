import { applyEdits } from '#domain/books/apply-edits'
import type { Item, Media } from '#domain/books/item'
import { civilOf } from '#domain/time/civil-time'
import { type ExportedBook, type ExportedItem, mostKept } from '#sources/daybound/export-format'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { listItemsAfter } from '../../library/content/store.ts'
import { wordsMarkOf } from '../../library/content/words-mark-of.ts'
import { listFavourites } from '../../library/favourites/store.ts'
import { listImages } from '../../library/images/store.ts'
import { listKept } from '../../library/kept-findings/store.ts'

/** What a book names of the store. */
export interface FoundInBook {
  /** sha256 of pictures. */
  pictures: Set<string>
  /** Ids of pictures that were uploaded by hand. */
  images: Set<string>
}

/** `items.json`, a piece at a time; what items name is noted in `found`, and how many there are in `count`. */
export async function* itemsJson(
  db: Sql,
  { bid, timeZone }: Pick<BookRow, 'bid' | 'timeZone'>,
  collected: FoundInBook,
  count: { items: number },
): AsyncGenerator<string> {
  yield '['
  for (let after = '', isLast = false; !isLast; ) {
    const rows = await listItemsAfter(db, bid, after, atOnce)
    for (const { itemId, original, edits, chosen, deleted, pending, fromName, proofed } of rows) {
      for (const media of [...original.media, ...(edits.added ?? []).map(added => added.media)])
        note(media, collected)
      const item: ExportedItem = {
        itemId,
        chosen,
        deleted,
        pending,
        from: fromName,
        // the mark names photos, whose ids are made anew where the book is restored
        ...(proofed !== null && proofed === wordsMarkOf(original, edits) && { proofed: true }),
        read: original,
        edits,
      }
      const printed = printedOf(applyEdits(original, edits), timeZone)
      yield `${count.items === 0 ? '' : ','}\n${JSON.stringify({ ...item, printed })}`
      count.items += 1
      after = itemId
    }
    isLast = rows.length < atOnce
  }
  yield '\n]\n'
}

const atOnce = 200

function note({ picture, uri }: Media, collected: FoundInBook): void {
  if (picture) collected.pictures.add(picture.sha256)
  const imageId = /^image:(.*)$/su.exec(uri)?.[1]
  if (imageId !== undefined) collected.images.add(imageId)
}

/** For who reads it: the item as the book prints it. Nothing is restored from this. */
function printedOf({ title, text, time, place, media }: Item, timeZone: string) {
  return {
    date: civilOf(time, timeZone),
    ...(title !== undefined && { title }),
    text,
    ...(place && { place: place.name }),
    photos: media.flatMap(({ picture, caption }) =>
      picture ? [{ picture: picture.sha256, ...(caption !== undefined && { caption }) }] : [],
    ),
  }
}

/** `book.json`, of a book whose items were noted. */
export async function exportBook(db: Sql, book: BookRow, collected: FoundInBook): Promise<ExportedBook> {
  const { title, author, template, cover, inserts, edited } = book.design
  const { imageId, pic, color, crop, x, y } = cover
  if (pic !== undefined) collected.pictures.add(pic)
  for (const id of [imageId, ...inserts.map(insert => insert.imageId)])
    if (id !== undefined) collected.images.add(id)
  const images: ExportedBook['images'] = []
  for (const portion of inPortions([...collected.images], 1000))
    for (const image of await listImages(db, portion)) {
      if (image.uid !== book.uid) continue
      images.push({ imageId: image.imageId, sha256: image.sha256 })
      collected.pictures.add(image.sha256)
    }
  const favourites = await listFavourites(db, book.bid)
  const kept = (await listKept(db, book.bid)).slice(0, mostKept)
  return {
    type: 'diarybook',
    typeset: book.typeset,
    locale: book.locale,
    timeZone: book.timeZone,
    createdAt: book.createdAt.toISOString(),
    design: {
      title,
      author,
      template,
      cover: {
        color,
        ...(imageId !== undefined && { imageId }),
        ...(pic !== undefined && { pic }),
        ...(crop && { crop }),
        ...(x !== undefined && { x }),
        ...(y !== undefined && { y }),
      },
      ...(edited !== undefined && { edited }),
      inserts: inserts.map(({ insertId, kind, at, text, imageId: picture }) => ({
        insertId,
        kind,
        at,
        ...(text !== undefined && { text }),
        ...(picture !== undefined && { imageId: picture }),
      })),
    },
    images,
    ...(favourites.length > 0 && { favourites }),
    ...(kept.length > 0 && {
      kept: kept.map(({ kind, text, itemId }) => ({ kind, text, ...(itemId !== '' && { itemId }) })),
    }),
  }
}
