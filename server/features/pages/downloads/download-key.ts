import { createHash } from 'node:crypto'
import { edition } from '#press/products/edition'
import { pressVersion } from '#press/products/press-version'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { loadMonths } from '../typesetting/load-months.ts'
import { settingsOf } from '../typesetting/settings-of.ts'
import { listOlderMonths } from '../typesetting/store.ts'

/** Names a reading edition by all that it depends on: equal books have equal files (architecture, decision 3). */
export async function downloadKey(db: Sql, book: BookRow): Promise<string> {
  const months = await loadMonths(db, book.bid)
  const content = months.map(({ month, state }) => [month, state])
  const older = await listOlderMonths(db, book, edition)
  return createHash('sha256')
    .update(JSON.stringify([pressVersion(), settingsOf(book), book.design, content, older]))
    .digest('hex')
}
