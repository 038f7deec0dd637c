import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { books } from '../../library/books/schema.ts'
import { type BasketLine, type BasketRow, baskets } from './schema.ts'

export async function readLines(db: Sql, uid: string): Promise<BasketLine[]> {
  const [row] = await db.select({ lines: baskets.lines }).from(baskets).where(eq(baskets.uid, uid))
  // who has put nothing in has an empty one
  return row?.lines ?? []
}

/** The basket as it is, and nobody else changes it before the transaction ends; undefined where nothing was ever put in. */
export async function lockBasket(tx: Sql, uid: string): Promise<BasketRow | undefined> {
  const [row] = await lockedBasket(tx).execute({ uid })
  return row
}

const lockedBasket = prepareOnce(tx =>
  tx
    .select()
    .from(baskets)
    .where(eq(baskets.uid, sql.placeholder('uid')))
    .for('no key update')
    .prepare('locked_basket'),
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
