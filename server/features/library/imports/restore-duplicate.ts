import { and, eq, sql } from 'drizzle-orm'
import type { Item, Media } from '#domain/books/item'
import { identifyMedia } from '#sources/identify'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../books/schema.ts'
import { recordChange } from '../content/record-change.ts'
import { findOriginal } from '../content/store.ts'
import { touchBook } from '../content/touch-book.ts'
import { insertOriginals } from '../content/write-originals.ts'
import { selectionChanged } from '../topics.ts'
import { placeOf } from './account-lines.ts'
import { takenPrefix } from './imported-items.ts'
import { fileName } from './receipt-rows.ts'
import { receiptLines } from './schema.ts'

/**
 * Puts a duplicate into the book after all, as an item of its own that later imports leave alone. A step of undo; asking again
 * changes nothing. Gives whether it is in the book.
 */
export async function restoreDuplicate(
  deps: Deps,
  book: BookRow,
  lineId: string,
  by: string,
): Promise<boolean> {
  const { bid } = book
  return deps.db.transaction(async tx => {
    const [line] = await tx
      .select()
      .from(receiptLines)
      .where(and(eq(receiptLines.lineId, lineId), eq(receiptLines.bid, bid)))
      .for('update')
    if (!line?.held) return false
    if (line.taken) return true
    const itemId = `${takenPrefix}${lineId}`
    const media = await withPictures(tx, bid, line.held)
    const item: Item = { ...line.held, id: itemId, media }
    const now = deps.now()
    const months = await insertOriginals(
      tx,
      book,
      new Map([[itemId, { item, pending: false }]]),
      new Map(),
      now,
    )
    await tx.update(receiptLines).set({ taken: true }).where(eq(receiptLines.lineId, lineId))
    await takePhotos(tx, bid, media)
    const state = (chosen: boolean) => ({ items: { [itemId]: { chosen } } })
    await recordChange(tx, bid, { label: 'take', before: state(false), after: state(true) }, now)
    await touchBook(tx, deps, bid, { months: [...months], items: [itemId], by })
    await deps.events.emit(tx, selectionChanged, { bid })
    return true
  })
}

/** Its own pictures, or where those were never looked at, the same ones of the item that stayed. */
async function withPictures(tx: Sql, bid: string, item: Item): Promise<Media[]> {
  if (item.media.every(medium => medium.picture || medium.kind === 'video')) return item.media
  const there = await findOriginal(tx, bid, item.id)
  const pictures = (there?.media ?? []).filter(medium => medium.picture)
  return item.media.flatMap((media, at) => {
    if (media.picture || media.kind === 'video') return media
    const same = pictures.find(
      picture => there && identifyMedia(there.source, picture.uri) === identifyMedia(item.source, media.uri),
    )
    const picture = (same ?? pictures[at])?.picture
    return picture ? { ...media, picture } : []
  })
}

/** The photos came in with their item: they are no duplicates any more. */
async function takePhotos(tx: Sql, bid: string, media: readonly Media[]): Promise<void> {
  const photos = media.filter(medium => medium.kind === 'photo')
  for (const { uri, origin } of photos)
    await tx.execute(sql`
      update receipt_lines set taken = true where line_id in (
        select line_id from receipt_lines where bid = ${bid} and what = 'photo' and outcome = 'duplicate'
          and not taken and origin = ${placeOf(origin)} and name = ${fileName(uri)}
        order by line_id limit 1)`)
}
