import { and, eq, getTableColumns, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { giftEntries } from '#press/edit/book-shape'
import { among } from '../../../kernel/db/among.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { books } from '../../library/books/schema.ts'
import { items } from '../../library/content/schema.ts'
import { typesetMonths } from './schema.ts'

export type TypesetMonthRow = typeof typesetMonths.$inferSelect

/** A book in one of the typesets that it was set in. */
type SetBook = Pick<TypesetMonthRow, 'bid' | 'typeset'>

/** In their order, stale ones too. */
export async function listTypesetMonths(db: Sql, { bid, typeset }: SetBook): Promise<TypesetMonthRow[]> {
  return allTypesetMonths(db).execute({ bid, typeset })
}

const allTypesetMonths = prepareOnce(db =>
  db
    .select()
    .from(typesetMonths)
    .where(
      and(
        eq(typesetMonths.bid, sql.placeholder('bid')),
        eq(typesetMonths.typeset, sql.placeholder('typeset')),
      ),
    )
    .orderBy(typesetMonths.month)
    .prepare('all_typeset_months'),
)

/** md5 of `month.key` of them all, in their order with a space between, null where none is; and whether one of them is stale. */
export async function hashTypesetMonths(
  db: Sql,
  { bid, typeset }: SetBook,
): Promise<{ hash: string | null; stale: boolean }> {
  const [row] = await hashInDatabase(db).execute({ bid, typeset })
  return { hash: row?.hash ?? null, stale: row?.stale ?? false }
}

const hashInDatabase = prepareOnce(db =>
  db
    .select({
      hash: sql<string | null>`md5(string_agg(${typesetMonths.month} || '.' || ${typesetMonths.key}, ' '
        order by ${typesetMonths.month}))`,
      stale: sql<boolean | null>`bool_or(${typesetMonths.stale})`,
    })
    .from(typesetMonths)
    .where(
      and(
        eq(typesetMonths.bid, sql.placeholder('bid')),
        eq(typesetMonths.typeset, sql.placeholder('typeset')),
      ),
    )
    .prepare('hash_of_typeset_months'),
)

/** Months with something to print that were not set since they changed, in their order. */
export async function listUntypesetMonths(db: Sql, { bid, typeset }: SetBook): Promise<string[]> {
  const rows = await untypesetMonths(db).execute({ bid, typeset })
  return rows.map(row => row.month)
}

const untypesetMonths = prepareOnce(db =>
  db
    .selectDistinct({ month: items.month })
    .from(items)
    .where(
      and(
        eq(items.bid, sql.placeholder('bid')),
        eq(items.chosen, true),
        eq(items.deleted, false),
        eq(items.pending, false),
        notInArray(
          items.month,
          db
            .select({ month: typesetMonths.month })
            .from(typesetMonths)
            .where(
              and(
                eq(typesetMonths.bid, sql.placeholder('bid')),
                eq(typesetMonths.typeset, sql.placeholder('typeset')),
                eq(typesetMonths.stale, false),
              ),
            ),
        ),
      ),
    )
    .orderBy(items.month)
    .prepare('months_to_typeset'),
)

/** The months of books in the typesets that they have, in their order, stale ones too. */
export async function listMonthsOfBooks(db: Sql, bids: readonly string[]): Promise<TypesetMonthRow[]> {
  return monthsOfBooks(db).execute({ bids })
}

const monthsOfBooks = prepareOnce(db =>
  db
    .select(getTableColumns(typesetMonths))
    .from(books)
    .innerJoin(typesetMonths, and(eq(typesetMonths.bid, books.bid), eq(typesetMonths.typeset, books.typeset)))
    .where(among(books.bid, 'bids'))
    .orderBy(typesetMonths.month)
    .prepare('months_of_books'),
)

/**
 * Of these books those with something to print that was not set since it changed, in the typeset that they have; or that is set as one of a
 * gift book where they are none by now, or the other way round.
 */
export async function listUntypesetBooks(db: Sql, bids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await untypesetBooks(db).execute({ bids })
  return new Set(rows.map(({ bid }) => bid))
}

const untypesetBooks = prepareOnce(db =>
  db
    .select({ bid: books.bid })
    .from(books)
    .where(
      and(
        among(books.bid, 'bids'),
        // one look at the items tells both
        sql`exists (
          select from (
            select i.month, sum(count(*)) over () as entries from items i
            where i.bid = books.bid and i.chosen and not i.deleted and not i.pending group by i.month) p
          where not exists (
            select from typeset_months s
            where s.bid = books.bid and s.typeset = books.typeset and s.month = p.month and not s.stale
              and s.gift = (books.gift and (books.design->>'edited')::boolean is true and p.entries < ${sql.raw(String(giftEntries))})))`,
      ),
    )
    .prepare('untypeset_books'),
)

/** Months that did not change since they were set, in every typeset. */
export async function listFreshMonths(
  db: Sql,
  bid: string,
): Promise<Pick<TypesetMonthRow, 'typeset' | 'month' | 'run' | 'pages' | 'tags' | 'gift'>[]> {
  const { typeset, month, run, pages, tags, gift, stale } = typesetMonths
  return db
    .select({ typeset, month, run, pages, tags, gift })
    .from(typesetMonths)
    .where(and(eq(typesetMonths.bid, bid), eq(stale, false)))
}

/** Writes the months, over those that are there. */
export async function replaceTypesetMonths(
  tx: Sql,
  { bid, typeset }: SetBook,
  months: readonly Omit<typeof typesetMonths.$inferInsert, 'bid' | 'typeset'>[],
): Promise<void> {
  await tx
    .insert(typesetMonths)
    .values(months.map(month => ({ bid, typeset, ...month })))
    .onConflictDoUpdate({
      target: [typesetMonths.bid, typesetMonths.typeset, typesetMonths.month],
      set: {
        key: sql`excluded.key`,
        pages: sql`excluded.pages`,
        run: sql`excluded.run`,
        tags: sql`excluded.tags`,
        gift: sql`excluded.gift`,
        stale: sql`excluded.stale`,
        edition: sql`excluded.edition`,
      },
    })
}

/** In every typeset, with the months that share their pages. */
export async function setStale(tx: Sql, bid: string, months: readonly string[]): Promise<void> {
  const changed = and(eq(typesetMonths.bid, bid), inArray(typesetMonths.month, [...months]))
  const runs = tx.select({ run: typesetMonths.run }).from(typesetMonths).where(changed)
  await tx
    .update(typesetMonths)
    .set({ stale: true })
    .where(and(eq(typesetMonths.bid, bid), inArray(typesetMonths.run, runs)))
}

/** Months of the book that were set in an edition before this one, in their order. */
export async function listOlderMonths(
  db: Sql,
  { bid, typeset }: SetBook,
  edition: number,
): Promise<string[]> {
  const rows = await db
    .select({ month: typesetMonths.month })
    .from(typesetMonths)
    .where(
      and(
        eq(typesetMonths.bid, bid),
        eq(typesetMonths.typeset, typeset),
        eq(typesetMonths.stale, false),
        lt(typesetMonths.edition, edition),
      ),
    )
    .orderBy(typesetMonths.month)
  return rows.map(row => row.month)
}

/** Those of every typeset are to be set again. */
export async function setOlderStale(tx: Sql, bid: string, edition: number): Promise<void> {
  await tx
    .update(typesetMonths)
    .set({ stale: true })
    .where(and(eq(typesetMonths.bid, bid), lt(typesetMonths.edition, edition)))
}

/** Months that lost their last item have no pages any more. */
export async function deleteEmptyMonths(tx: Sql, bid: string): Promise<void> {
  await tx.execute(sql`
    delete from typeset_months s where s.bid = ${bid} and not exists (
      select 1 from items i where i.bid = s.bid and i.month = s.month and i.chosen and not i.deleted and not i.pending)`)
}
