import { hash } from 'node:crypto'
import type { Sql } from '../../../kernel/db/connect.ts'
import { bookSettings } from '../../pages/typesetting/book-settings.ts'
import { leadersOf } from '../../pages/typesetting/runs-of-book.ts'
import type { PlacedLine } from '../topics.ts'
import { insertFrozenBook } from './store.ts'

/**
 * Freezes the book of an order's line as it is at this moment of the transaction, which has locked it; the order pays for these pages and
 * gets them, whatever becomes of the book. Books that did not change between two orders are taken once.
 */
export async function freezeBook(
  tx: Sql,
  { oid, seq, binding, book, months: rows, covers }: PlacedLine & { oid: string },
): Promise<void> {
  const { bid } = book
  const settings = await bookSettings(tx, book, covers)
  const stale = new Set(rows.flatMap(({ run, stale }) => (stale ? [run] : [])))
  const months = leadersOf(rows).flatMap(({ run, key, edition }) =>
    stale.has(run) ? [] : [{ run, key, edition }],
  )
  // the key of a month holds its items, and its edition with the press
  const named = months.map(({ run, key }) => ({ run, key }))
  const snapshotKey = hash('sha256', JSON.stringify([bid, book.revision, settings, named]))
  await insertFrozenBook(tx, { oid, seq, snapshotKey, binding }, { bid, settings, months })
}
