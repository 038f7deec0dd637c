import pLimit from 'p-limit'
import { invariant } from '#domain/invariant'
import { type MonthCache, monthKey } from '#press/products/diary/months/month-cache'
import type { MonthInput, MonthPages } from '#press/products/diary/months/typeset-month'
import { typesetMonths as typesetAll } from '#press/products/diary/months/typeset-months'
import { tagsOf } from '#press/products/diary/months-on-pages'
import { edition } from '#press/products/edition'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { publish } from '../../../kernel/events/publish.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { lockBook, updateBook } from '../../library/books/store.ts'
import { isGift } from '../../library/content/is-gift.ts'
import { countPrintedByMonth } from '../../library/content/printed-items.ts'
import { keepMonths } from '../../library/files/book-cache.ts'
import { bookEvents } from '../../library/topics.ts'
import { countPages } from './count-pages.ts'
import { type LoadedMonth, loadMonths, monthInput, monthStates } from './load-months.ts'
import { nameOfRun, runsOf, runsOfBook, runsToSet } from './runs-of-book.ts'
import { settingAsYouGo } from './set-as-you-go.ts'
import { deleteEmptyMonths, listTypesetMonths, listUntypesetMonths, replaceTypesetMonths } from './store.ts'

/** A run of months as it was set: the name of its pages in the cache, and they. */
export interface SetRun {
  months: string[]
  key: string
  pages: MonthPages
}

interface TypesetOptions {
  onMonth?(done: number, of: number): Promise<void>
  /** All pages are there; they are not kept yet, and nobody else knows of them. */
  onAllSet?(runs: readonly SetRun[]): void
}

/**
 * Sets months of a book (those named, or all that need it) with those that share pages with them, and remembers that they are set: in
 * the typeset that is named with it, which may be another than the book has. A month that changes while it is being set is left for the
 * next time: what changed it asks for it again. Gives the runs that it set.
 */
export async function typesetBookMonths(
  deps: Deps,
  book: BookRow,
  months: readonly string[] | undefined,
  { onMonth = async () => {}, onAllSet }: TypesetOptions = {},
): Promise<SetRun[]> {
  const { db, engine } = deps
  const loaded = await loadRuns(db, book, months ?? (await listUntypesetMonths(db, book)))
  const total = loaded.reduce((sum, run) => sum + run.months.length, 0)
  const setRuns = new Map<string, SetRun & { loaded: LoadedRun; isKept: boolean }>()
  let done = 0
  // while others are set: a child of the engine waits for no transaction and no file
  const remembering = settingAsYouGo(async firsts => {
    const runs = firsts.flatMap(first => setRuns.get(first) ?? [])
    const fresh = runs.filter(({ isKept }) => !isKept)
    await keepMonths(deps, book.bid, fresh)
    await remember(deps, book, runs)
    done += runs.reduce((sum, run) => sum + run.months.length, 0)
    await onMonth(done, total)
  })
  const atOnce = pLimit(engine.workers * 2)
  const ready: string[] = []
  const typesetRun = async (run: LoadedRun) => {
    const { input } = run
    let isKept = true
    const cache: MonthCache = {
      get: key => deps.months.get(key),
      // with others, below
      put: async () => {
        isKept = false
      },
    }
    const [pages] = (await typesetAll([input], engine, cache)).months
    invariant(pages, `the month ${input.month} was typeset and has pages`)
    const months = run.months.map(({ month }) => month)
    setRuns.set(input.month, { months, key: monthKey(input), pages, loaded: run, isKept })
    const isLast = setRuns.size === loaded.length
    if (isLast) onAllSet?.([...setRuns.values()])
    ready.push(input.month)
    // somebody may wait to see the first one; of the others some together are cheaper
    if (setRuns.size === 1 || isLast || ready.length >= engine.workers * 4) remembering.add(ready.splice(0))
  }
  try {
    await Promise.all(loaded.map(run => atOnce(typesetRun, run)))
  } finally {
    atOnce.clearQueue()
    // what is set stays, whatever became of the others
    if (ready.length > 0) remembering.add(ready.splice(0))
    await remembering.end()
  }
  if (loaded.length === 0) await recount(deps, book)
  return [...setRuns.values()]
}

interface LoadedRun {
  months: LoadedMonth[]
  input: MonthInput
}

async function loadRuns(db: Sql, book: BookRow, months: readonly string[]): Promise<LoadedRun[]> {
  const [{ runs, gift }, rows] = await Promise.all([runsOfBook(db, book), listTypesetMonths(db, book)])
  const due = runsToSet(runs, rows, months, gift)
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
      ...(gift && { gift }),
    })
    return [{ months, input }]
  })
}

const isEdited = ({ design }: BookRow) => design.edited === true

async function remember(
  { db }: Deps,
  book: BookRow,
  set: readonly (SetRun & { loaded: LoadedRun })[],
): Promise<void> {
  await db.transaction(async tx => {
    // edits take this lock too (touchBook), so what is compared now stays until the rows are written
    const named = set.flatMap(({ months }) => months)
    const [current, amounts, now] = await Promise.all([
      lockBook(tx, book.bid),
      countPrintedByMonth(tx, book.bid),
      monthStates(tx, book.bid, named),
    ])
    if (!current || isEdited(current) !== isEdited(book)) return
    const gift = isGift(current, amounts)
    const runs = new Set(runsOf(current, amounts).map(nameOfRun))
    const rows = set.flatMap(({ months, key, pages, loaded }) => {
      const run = nameOfRun(months)
      const isAsLoaded =
        runs.has(run) &&
        (loaded.input.gift ?? false) === gift &&
        loaded.months.every(({ month, state }) => now.get(month) === state)
      if (!isAsLoaded) return []
      return months.map((month, n) => ({
        month,
        run,
        key,
        pages: n === 0 ? pages.pages.length : 0,
        tags: n === 0 ? [...new Set(tagsOf(pages))] : [],
        gift,
        stale: false,
        edition,
      }))
    })
    if (rows.length === 0) return
    const months = rows.map(row => row.month)
    // of a typeset that it is only compared with, or was changed for another meanwhile, they are there where it is chosen
    await replaceTypesetMonths(tx, book, rows)
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
