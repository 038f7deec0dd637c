import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { notify } from '../../../kernel/events/notify.ts'
import { setMonths } from '../../pages/schema.ts'
import { books } from '../schema.ts'

/**
 * After content or design changed: a new revision, the months marked that have to be set again, and all who look at
 * the book told, with who did it.
 */
export async function touchBook(
  tx: Sql,
  bid: string,
  change: { months: readonly string[]; items: readonly string[]; by: string },
  now: Date,
): Promise<number> {
  const { months, items, by } = change
  const [book] = await tx
    .update(books)
    .set({ revision: sql`${books.revision} + 1`, updatedAt: now })
    .where(eq(books.bid, bid))
    .returning({ revision: books.revision })
  if (months.length > 0)
    await tx
      .update(setMonths)
      .set({ stale: true })
      .where(and(eq(setMonths.bid, bid), inArray(setMonths.month, [...months])))
  const revision = book?.revision ?? 0
  await notify(tx, bid, { event: 'changed', data: { revision, months: [...months], items: [...items], by } })
  return revision
}
