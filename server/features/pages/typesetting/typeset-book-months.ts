import { invariant } from '#domain/invariant'
import { monthKey } from '#press/products/diary/months/month-cache'
import type { MonthPages } from '#press/products/diary/months/typeset-month'
import { typesetMonths as typesetAll } from '#press/products/diary/months/typeset-months'
import type { Deps } from '../../../deps.ts'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { publish } from '../../../kernel/events/publish.ts'
import { lockBook, updateBook } from '../../library/books/store.ts'
import { bookMonths } from '../../library/files/book-cache.ts'
import type { BookRow } from '../../library/schema.ts'
import { bookEvents } from '../../library/topics.ts'
import { countPages } from './count-pages.ts'
import { type LoadedMonth, loadMonths, monthInput, monthStates } from './load-months.ts'
import { deleteEmptyMonths, listTypesetMonths, listUntypesetMonths, replaceTypesetMonths } from './store.ts'

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
  const loaded = await loadMonths(db, book.bid, months ?? (await listUntypesetMonths(db, book)))
  const pages = new Map<string, MonthPages>()
  let done = 0
  for (const some of inPortions(loaded, engine.workers * 2)) {
    const inputs = some.map(month => monthInput(book, month))
    const set = await typesetAll(inputs, engine, bookMonths(deps, book.bid))
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
      return { month, key, pages: monthPages.pages.length, stale: false }
    })
    if (rows.length === 0) return
    const months = rows.map(row => row.month)
    await replaceTypesetMonths(tx, book, rows)
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
  await deleteEmptyMonths(tx, book.bid)
  const totalPage = countPages(await listTypesetMonths(tx, book), book)
  if (totalPage !== book.totalPage) await updateBook(tx, book.bid, { totalPage })
  return totalPage
}
