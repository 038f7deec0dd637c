import { and, eq, inArray } from 'drizzle-orm'
import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import type { Sql } from '../../../kernel/db/connect.ts'
import { lineIdOf, losses, photoLines } from './receipt-rows.ts'
import { receiptLines } from './schema.ts'
import { dropLines } from './write-receipt.ts'

/** Photos and items that are there now. */
export interface Mended {
  media: readonly Pick<Media, 'uri' | 'origin'>[]
  items: readonly Pick<Item, 'id' | 'origin'>[]
}

/** Takes back the lines about losses of which nothing is true any more. */
export async function dropLosses(tx: Sql, bid: string, { media, items }: Mended): Promise<void> {
  const lossLines = await tx
    .select({ lineId: receiptLines.lineId })
    .from(receiptLines)
    .where(and(eq(receiptLines.bid, bid), inArray(receiptLines.outcome, ['missing', 'unreadable'])))
  if (lossLines.length === 0) return
  const there = new Set(lossLines.map(row => row.lineId))
  const mended = [
    ...media.flatMap(medium => photoLines(bid, medium, losses)),
    ...items.flatMap(({ id, origin }) =>
      losses.map(end => lineIdOf(bid, { what: 'item', id, origin, ...end })),
    ),
  ]
  await dropLines(
    tx,
    bid,
    mended.filter(lineId => there.has(lineId)),
  )
}

/** What was lost in one place and is there from another: a duplicate, and no loss any more. */
export function foundElsewhere(lines: readonly ReceiptLine[]): Mended {
  const copies = lines.filter(line => line.outcome === 'duplicate')
  return {
    media: copies.flatMap(({ what, id, origin }) => (what === 'photo' ? { uri: id, origin } : [])),
    items: copies.filter(line => line.what === 'item'),
  }
}
