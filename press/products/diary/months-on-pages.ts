import type { Page } from '../../page/display-list.ts'
import type { BookPage } from './book-page.ts'
import type { MonthPages } from './months/typeset-month.ts'

/** The months of these pages, in order. */
export const monthsOf = ({ month, run }: Pick<MonthPages, 'month' | 'run'>): string[] => run ?? [month]

/** Whether these months are of a gift book (decision 0221). */
export const isGift = (months: readonly Pick<MonthPages, 'gift'>[]): boolean =>
  months.some(({ gift }) => gift)

/** Hashtags of its entries that stand at the back of the book. */
export const tagsOf = ({ entries = [] }: Pick<MonthPages, 'entries'>): string[] =>
  entries.flatMap(({ tags = [] }) => tags)

/** For each page of a run, in order, the months that stand on it; of a page without entries the last one before it. */
export function monthsOnPages({ month, run, pages, entries = [] }: MonthPages): string[][] {
  if (!run) return pages.map(() => [month])
  const monthOf = new Map(entries.map(entry => [entry.item, entry.month]))
  let last = month
  return pages.map(page => {
    const monthsOfEntries = new Set(page.regions.flatMap(({ item }) => monthOf.get(item) ?? []))
    const months = run.filter(each => monthsOfEntries.has(each))
    last = months.at(-1) ?? last
    return months.length > 0 ? months : [last]
  })
}

/** The page of a run, counted from 0, that each of its months begins on; a month without entries begins with the run. */
export function beginnings(pages: MonthPages): Map<string, number> {
  const months = monthsOnPages(pages)
  return new Map(
    monthsOf(pages).map(month => [
      month,
      Math.max(
        0,
        months.findIndex(each => each.includes(month)),
      ),
    ]),
  )
}

/** A page as it is with the months that stand on it. */
export function withMonths(page: Page, months: readonly string[]) {
  const [month] = months
  return { ...page, ...(month !== undefined && { month }), ...(months.length > 1 && { months: [...months] }) }
}

/** Whether anything of a month stands on a page. */
export const isOfMonth = ({ month, months }: BookPage, name: string): boolean =>
  months ? months.includes(name) : month === name
