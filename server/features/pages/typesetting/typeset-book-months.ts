import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { invariant } from '#domain/invariant'
import { monthKey } from '#press/products/diary/months/month-cache'
import type { MonthPages } from '#press/products/diary/months/typeset-month'
import { typesetMonths as typesetAll } from '#press/products/diary/months/typeset-months'
import type { Deps } from '../../../deps.ts'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { publish } from '../../../kernel/events/publish.ts'
import { lockBook } from '../../library/books/store.ts'
import { type BookRow, books, items } from '../../library/schema.ts'
import { bookEvents } from '../../library/topics.ts'
import { typesetMonths } from '../schema.ts'
import { countPages } from './count-pages.ts'
import { type LoadedMonth, loadMonths, monthInput, monthStates } from './load-months.ts'

/**
 * Sets months of a book (those named, or all that need it) and remembers that they are set. A month that changes while it
 * is being set is left for the next time: what changed it asks for it again. Gives the pages of the months.
 */
export async function typesetBookMonths(
  deps: Deps,
  book: BookRow,
  months: readonly string[] | undefined,
  onMonth: (done: number, of: number) => Promise<void> = async () => {},
): Promise<Map<string, MonthPages>> {
  const { db, engine } = deps
  const loaded = await loadMonths(db, book.bid, months ?? (await monthsToTypeset(db, book)))
  const pages = new Map<string, MonthPages>()
  let done = 0
  for (const some of inPortions(loaded, engine.workers * 2)) {
    const inputs = some.map(month => monthInput(book, month))
    const set = await typesetAll(inputs, engine, deps.months)
    set.months.forEach((monthPages, i) => {
      const { month } = some[i] ?? {}
      if (month !== undefined) pages.set(month, monthPages)
    })
    await remember(deps, book, some, inputs.map(monthKey), pages)
    done += some.length
    await onMonth(done, loaded.length)
  }
  if (loaded.length === 0) await recount(deps, book)
  return pages
}

/** Months with something to print that were not set in the book's typeset since they changed. */
export async function monthsToTypeset(db: Sql, { bid, typeset }: BookRow): Promise<string[]> {
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

async function remember(
  { db }: Deps,
  book: BookRow,
  set: readonly LoadedMonth[],
  keys: readonly string[],
  pages: ReadonlyMap<string, MonthPages>,
): Promise<void> {
  await db.transaction(async tx => {
    // edits take this lock too (touchBook), so what is compared now stays until the rows are written
    const current = await lockBook(tx, book.bid)
    if (!current || current.typeset !== book.typeset) return
    const now = await monthStates(
      tx,
      book.bid,
      set.map(({ month }) => month),
    )
    const rows = set.flatMap(({ month, state }, i) => {
      const key = keys[i]
      if (key === undefined || now.get(month) !== state) return []
      const monthPages = pages.get(month)
      invariant(monthPages, `the month ${month} was typeset and has pages`)
      return {
        bid: book.bid,
        typeset: book.typeset,
        month,
        key,
        pages: monthPages.pages.length,
        stale: false,
      }
    })
    if (rows.length === 0) return
    const months = rows.map(row => row.month)
    await tx
      .delete(typesetMonths)
      .where(
        and(
          eq(typesetMonths.bid, book.bid),
          eq(typesetMonths.typeset, book.typeset),
          inArray(typesetMonths.month, months),
        ),
      )
    await tx.insert(typesetMonths).values(rows)
    const totalPage = await writeTotal(tx, current)
    await publish(tx, bookEvents, book.bid, { event: 'set', data: { months, totalPage } })
  })
}

/** Counts the pages where no month is set again but something else of the book changed. */
export async function recount({ db }: Deps, book: BookRow): Promise<void> {
  await db.transaction(async tx => {
    const current = await lockBook(tx, book.bid)
    if (!current) return
    const totalPage = await writeTotal(tx, current)
    if (totalPage !== current.totalPage)
      await publish(tx, bookEvents, book.bid, { event: 'set', data: { months: [], totalPage } })
  })
}

/** Counts the pages anew and keeps their number with the book. */
export async function writeTotal(tx: Sql, book: BookRow): Promise<number> {
  // months that lost their last item have no pages any more
  await tx.execute(sql`
    delete from typeset_months s where s.bid = ${book.bid} and not exists (
      select 1 from items i where i.bid = s.bid and i.month = s.month and i.chosen and not i.deleted and not i.pending)`)
  const rows = await tx
    .select()
    .from(typesetMonths)
    .where(and(eq(typesetMonths.bid, book.bid), eq(typesetMonths.typeset, book.typeset)))
    .orderBy(typesetMonths.month)
  const totalPage = countPages(rows, book)
  if (totalPage !== book.totalPage) await tx.update(books).set({ totalPage }).where(eq(books.bid, book.bid))
  return totalPage
}
