import { invariant } from '#domain/invariant'
import { monthKey } from '#press/products/diary/months/month-cache'
import type { MonthInput, MonthPages } from '#press/products/diary/months/typeset-month'
import { typesetMonths as typesetAll } from '#press/products/diary/months/typeset-months'
import { edition } from '#press/products/edition'
import type { Deps } from '../../../deps.ts'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { publish } from '../../../kernel/events/publish.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { lockBook, updateBook } from '../../library/books/store.ts'
import { bookMonths } from '../../library/files/book-cache.ts'
import { bookEvents } from '../../library/topics.ts'
import { countPages } from './count-pages.ts'
import { type LoadedMonth, loadMonths, monthInput, monthStates } from './load-months.ts'
import { nameOfRun, runsOfBook, runsToSet } from './runs-of-book.ts'
import { deleteEmptyMonths, listTypesetMonths, listUntypesetMonths, replaceTypesetMonths } from './store.ts'

/**
 * Sets months of a book (those named, or all that need it) with those that share pages with them, and remembers that they are set: in
 * the typeset that is named with it, which may be another than the book has. A month that changes while it is being set is left for the
 * next time: what changed it asks for it again. Gives the pages of the runs of months by their first month.
 */
export async function typesetBookMonths(
  deps: Deps,
  book: BookRow,
  months: readonly string[] | undefined,
  onMonth: (done: number, of: number) => Promise<void> = async () => {},
): Promise<Map<string, MonthPages>> {
  const { db, engine } = deps
  const loaded = await loadRuns(db, book, months ?? (await listUntypesetMonths(db, book)))
  const total = loaded.reduce((sum, run) => sum + run.months.length, 0)
  const pages = new Map<string, MonthPages>()
  let done = 0
  for (const some of inPortions(loaded, engine.workers * 2)) {
    const inputs = some.map(({ input }) => input)
    const set = await typesetAll(inputs, engine, bookMonths(deps, book.bid))
    const runs = some.map((run, i) => {
      const runPages = set.months[i]
      invariant(runPages, `the month ${run.input.month} was typeset and has pages`)
      pages.set(run.input.month, runPages)
      return { ...run, pages: runPages.pages.length }
    })
    await remember(deps, book, runs)
    done += some.reduce((sum, run) => sum + run.months.length, 0)
    await onMonth(done, total)
  }
  if (loaded.length === 0) await recount(deps, book)
  return pages
}

interface LoadedRun {
  months: LoadedMonth[]
  input: MonthInput
}

async function loadRuns(db: Sql, book: BookRow, months: readonly string[]): Promise<LoadedRun[]> {
  const due = runsToSet(await runsOfBook(db, book), await listTypesetMonths(db, book), months)
  const loaded = await loadMonths(db, book.bid, due.flat())
  const byMonth = new Map(loaded.map(month => [month.month, month]))
  return due.flatMap(run => {
    // what is gone since is set by who took it away
    const months = run.flatMap(month => byMonth.get(month) ?? [])
    const [first] = months
    if (!first) return []
    const input = monthInput(book, {
      month: first.month,
      ...(months.length > 1 && { run: months.map(({ month }) => month) }),
      items: months.flatMap(({ items }) => items),
    })
    return [{ months, input }]
  })
}

const isEdited = ({ design }: BookRow) => design.edited === true

async function remember(
  { db }: Deps,
  book: BookRow,
  set: readonly (LoadedRun & { pages: number })[],
): Promise<void> {
  await db.transaction(async tx => {
    // edits take this lock too (touchBook), so what is compared now stays until the rows are written
    const current = await lockBook(tx, book.bid)
    if (!current || isEdited(current) !== isEdited(book)) return
    const runs = new Set((await runsOfBook(tx, current)).map(nameOfRun))
    const now = await monthStates(
      tx,
      book.bid,
      set.flatMap(({ months }) => months.map(({ month }) => month)),
    )
    const rows = set.flatMap(({ months, input, pages }) => {
      const run = nameOfRun(months.map(({ month }) => month))
      const isAsLoaded = runs.has(run) && months.every(({ month, state }) => now.get(month) === state)
      if (!isAsLoaded) return []
      const key = monthKey(input)
      return months.map(({ month }, n) => ({
        month,
        run,
        key,
        pages: n === 0 ? pages : 0,
        stale: false,
        edition,
      }))
    })
    if (rows.length === 0) return
    const months = rows.map(row => row.month)
    await replaceTypesetMonths(tx, book, rows)
    // of a typeset that it is only compared with, or was changed for another meanwhile, they are there where it is chosen
    if (current.typeset !== book.typeset) return
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
