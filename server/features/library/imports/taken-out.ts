import { and, eq, inArray } from 'drizzle-orm'
import type { Item, Media } from '#domain/books/item'
import type { Deps } from '../../../deps.ts'
import { placeOf } from './account-lines.ts'
import { copies, photoLines } from './receipt-rows.ts'
import { receiptLines } from './schema.ts'

/** What the receipt of a book says of photos that its rows had and have no more. */
export interface TakenOut {
  /** Whether a photo was left out as a copy before: read again, it is still one. */
  isCopy(media: Media): boolean
  /** Whether a photo of the item may be gone from it, so that nobody can say which of those left was told where. */
  hasLost(item: Pick<Item, 'origin' | 'media'>): boolean
}

/** A photo that is missing keeps its place in its row; copies and what cannot be read leave it for good. */
export async function readTakenOut({ db }: Pick<Deps, 'db'>, bid: string): Promise<TakenOut> {
  const rows = await db
    .select({ lineId: receiptLines.lineId, outcome: receiptLines.outcome, origin: receiptLines.origin })
    .from(receiptLines)
    .where(
      and(
        eq(receiptLines.bid, bid),
        eq(receiptLines.what, 'photo'),
        inArray(receiptLines.outcome, ['duplicate', 'unreadable']),
      ),
    )
  const copyIds = new Set(rows.flatMap(row => (row.outcome === 'duplicate' ? row.lineId : [])))
  // photos of an album have places of their own, and the album that of all of them
  const places = new Set(rows.flatMap(({ origin }) => [origin, origin.replace(/ #\d+$/, '')]))
  return {
    isCopy: media => copyIds.size > 0 && photoLines(bid, media, copies).some(lineId => copyIds.has(lineId)),
    hasLost: ({ origin, media }) =>
      [origin, ...media.map(medium => medium.origin)].some(place => places.has(placeOf(place))),
  }
}
