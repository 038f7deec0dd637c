import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { authorize } from '../../../kernel/http/authorize.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { bookByBid } from '../books/find-book.ts'
import { bookPolicy } from '../books/policy.ts'

/** Whether a user may bring content into a book: for navigations, which show no headers of a call. */
export async function mayImport(
  sql: Sql,
  deps: Deps,
  { uid, bid }: { uid: string; bid: string },
): Promise<boolean> {
  const book = await bookByBid(sql, bid)
  const context = { caller: { uid }, request: { headers: {} }, deps }
  return book !== undefined && !isRefused(await authorize(bookPolicy, 'import', { bid }, context, book))
}
