import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { BookPage } from '#press/products/diary/book-page'
import type { BookSettings } from '#press/products/diary/book-settings'
import type { MonthFigures } from '#press/products/diary/cut-months'
import { withStyleSheet } from '#press/products/diary/months/older-sheets'
import type { MonthPages } from '#press/products/diary/months/typeset-month'
import { planPreview } from '#press/products/diary/plan-preview'
import { pageKey } from '#press/products/diary/preview/page-key'
import { edition } from '#press/products/edition'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { bookSettings } from './book-settings.ts'
import { loadFigures } from './load-figures.ts'
import { leadersOf, nameOfRun } from './runs-of-book.ts'
import { settingsOf } from './settings-of.ts'
import { hashTypesetMonths, listTypesetMonths, type TypesetMonthRow } from './store.ts'
import type { SetRun } from './typeset-book-months.ts'

export interface PlannedPage {
  key: string
  volume: number
  volumePages: number
  page: BookPage
}

export interface BookPlan {
  volumes: { number: number; pages: BookPage[]; spineMm: number }[]
  pages: PlannedPage[]
  byKey: Map<string, PlannedPage>
  months: Map<string, MonthPages>
}

/**
 * The plan of a book from the months that are set; the pages of months that are not yet are not in it. `fresh`: what was set just
 * now, which need not be kept or remembered yet.
 */
export async function planOf(deps: Deps, book: BookRow, fresh: readonly SetRun[] = []): Promise<BookPlan> {
  const settings = dependsOnPictures(book) ? await bookSettings(deps.db, book) : settingsOf(book)
  const nameOf = (state: string, told: string) => JSON.stringify([book.bid, settings, state, told])
  // where months have just been set, no plan can be known yet
  const cached = fresh.length > 0 ? undefined : plans.get(nameOf(...(await stateOfMonths(deps.db, book))))
  if (cached) return cached
  const [stored, figures] = await Promise.all([listTypesetMonths(deps.db, book), loadFigures(deps.db, book)])
  for (const { key, pages } of fresh) monthPages.set(key, pages)
  const rows = withFresh(stored, fresh, figures)
  const months = await Promise.all(leadersOf(rows).map(row => pagesOf(deps, settings, row)))
  const storedMonths = months.flatMap(month => (month ? [month] : []))
  const plan = await lay(deps, settings, storedMonths, figures)
  // a month whose pages were dropped from the store is set again by the next job; the plan is not kept without it
  if (storedMonths.length === months.length)
    plans.set(nameOf(stateOf(rows), rows.some(({ stale }) => stale) ? hashOf(figures) : ''), plan)
  return plan
}

/** Whether pictures of its design are in the plan of a book: those of inserted pages, and that of the cover, which no leaf of a year shows again. */
export function dependsOnPictures({ runsOn, design }: Pick<BookRow, 'runsOn' | 'design'>): boolean {
  const { cover, edited, inserts } = design
  const hasLeaves = runsOn && edited === true
  return (hasLeaves && cover.pic !== undefined) || inserts.some(({ imageId }) => imageId !== undefined)
}

/** The rows of months as they are once `fresh` is remembered: no row of what it replaces, none of a month that has nothing to print. */
function withFresh(
  stored: readonly SetMonth[],
  fresh: readonly SetRun[],
  figures: ReadonlyMap<string, MonthFigures>,
): readonly SetMonth[] {
  if (fresh.length === 0) return stored
  const rows = fresh.flatMap(({ months, key }) =>
    months.map(month => ({ month, run: nameOfRun(months), key, edition })),
  )
  const replaced = new Set(rows.map(({ month }) => month))
  const others = stored.filter(({ month }) => !replaced.has(month) && figures.has(month))
  return [...others, ...rows].sort((a, b) => (a.month < b.month ? -1 : 1))
}

type SetMonth = Pick<TypesetMonthRow, 'month' | 'run' | 'key' | 'edition'> & { stale?: boolean }

/**
 * A hash of which months are set, and as what: all that most requests need to know of them. Where some wait to be set anew, one of the
 * figures, too: these are newer than the pages, and go back with an undo.
 */
async function stateOfMonths(db: Sql, book: BookRow): Promise<[state: string, told: string]> {
  const { hash, stale } = await hashTypesetMonths(db, book)
  return [hash ?? stateOf([]), stale ? hashOf(await loadFigures(db, book)) : '']
}

/** As hashTypesetMonths writes it. */
function stateOf(rows: readonly { month: string; key: string }[]): string {
  return hash('md5', rows.map(row => `${row.month}.${row.key}`).join(' '))
}

function hashOf(figures: ReadonlyMap<string, MonthFigures>): string {
  return hash(
    'md5',
    JSON.stringify([...figures].map(([month, { days, ...counts }]) => [month, counts, [...days]])),
  )
}

async function pagesOf(
  deps: Deps,
  settings: BookSettings,
  { key, edition }: SetMonth,
): Promise<MonthPages | undefined> {
  const cached = monthPages.get(key)
  if (cached) return cached
  const kept = await deps.months.get(key)
  const pages = kept && withStyleSheet(kept, settings, edition)
  if (pages) monthPages.set(key, pages)
  return pages
}

async function lay(
  { engine }: Deps,
  settings: BookSettings,
  months: readonly MonthPages[],
  figures: ReadonlyMap<string, MonthFigures>,
): Promise<BookPlan> {
  const { volumes } =
    months.length > 0 ? await planPreview(months, figures, settings, engine) : { volumes: [] }
  const pages = volumes.flatMap(volume =>
    volume.pages.map(page => ({
      key: pageKey(page, settings, volume.pages.length),
      volume: volume.number,
      volumePages: volume.pages.length,
      page,
    })),
  )
  return {
    volumes,
    pages,
    byKey: new Map(pages.map(page => [page.key, page])),
    months: new Map(months.map(month => [month.month, month])),
  }
}

/** Plans and months that this process has in its hands; all of it can be made again. */
const plans = new LRUCache<string, BookPlan>({ max: 24 })
const monthPages = new LRUCache<string, MonthPages>({ max: 1500 })

/** Drops what this process holds of a book. */
export function forgetPlans(bid: string): void {
  for (const [name, plan] of plans.entries())
    if (JSON.parse(name)[0] === bid) {
      plans.delete(name)
      // another book with the very same months reads them again
      for (const [key, pages] of monthPages.entries())
        if (plan.months.get(pages.month) === pages) monthPages.delete(key)
    }
}
