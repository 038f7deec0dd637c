import { createHash } from 'node:crypto'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { lockBook } from '../../library/books/store.ts'
import { bookSettings } from '../../pages/typesetting/book-settings.ts'
import { leadersOf } from '../../pages/typesetting/runs-of-book.ts'
import { listTypesetMonths } from '../../pages/typesetting/store.ts'
import { snapshotQueue } from './snapshot-queue.ts'
import { hasSnapshot, insertFrozenBook, takeContent } from './store.ts'

/**
 * Freezes the book of an order's line as it is at this moment of the transaction; the order pays for these pages and gets them, whatever
 * becomes of the book. Books that did not change between two orders are taken once.
 */
export async function freezeBook(
  tx: Sql,
  { oid, seq, bid, binding }: { oid: string; seq: number; bid: string; binding: OrderedBinding },
  { jobs }: Pick<Deps, 'jobs'>,
): Promise<void> {
  // edits wait: items, design and months are of one moment
  const book = await lockBook(tx, bid)
  invariant(book, 'a book that is ordered is there')
  const settings = await bookSettings(tx, book)
  const rows = await listTypesetMonths(tx, book)
  const stale = new Set(rows.flatMap(({ run, stale }) => (stale ? [run] : [])))
  const months = leadersOf(rows).flatMap(({ run, key }) => (stale.has(run) ? [] : [{ run, key }]))
  // the key of a month holds its items
  const all = JSON.stringify([bid, book.revision, settings, months])
  const snapshotKey = createHash('sha256').update(all).digest('hex')
  const isThere = await hasSnapshot(tx, snapshotKey)
  if (!isThere && (await takeContent(tx, { snapshotKey, bid, settings, months })))
    await jobs.enqueue(tx, snapshotQueue, { snapshotKey }, { isNew: true })
  await insertFrozenBook(tx, { oid, seq, snapshotKey, binding })
}
