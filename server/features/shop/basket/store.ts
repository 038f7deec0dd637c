import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { books } from '../../library/books/schema.ts'
import { type BasketLine, baskets } from './schema.ts'

export async function readLines(db: Sql, uid: string): Promise<BasketLine[]> {
  const [row] = await basketOf(db).execute({ uid })
  // who has put nothing in has an empty one
  return row?.lines ?? []
}

const basketOf = prepareOnce(db =>
  db
    .select({ lines: baskets.lines })
    .from(baskets)
    .where(eq(baskets.uid, sql.placeholder('uid')))
    .prepare('basket_of'),
)

export async function writeLines(tx: Sql, uid: string, lines: BasketLine[], updatedAt: Date): Promise<void> {
  await tx
    .insert(baskets)
    .values({ uid, lines, updatedAt })
    .onConflictDoUpdate({ target: baskets.uid, set: { lines, updatedAt } })
}

/** Those of the books that are a person's own. */
export async function listOwn(db: Sql, uid: string, bids: readonly string[]): Promise<ReadonlySet<string>> {
  if (bids.length === 0) return new Set()
  const rows = await db
    .select({ bid: books.bid })
    .from(books)
    .where(and(eq(books.uid, uid), eq(books.guide, false), inArray(books.bid, [...bids])))
  return new Set(rows.map(({ bid }) => bid))
}
