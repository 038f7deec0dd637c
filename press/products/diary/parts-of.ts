import type { Page } from '../../page/display-list.ts'
import type { BookSettings } from './book-settings.ts'
import type { InsertPage } from './inserts/insert-page.ts'
import { placeInserts } from './inserts/place-inserts.ts'
import type { MonthPicture } from './months/month-pictures.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { beginnings, monthsOf, monthsOnPages } from './months-on-pages.ts'
import { chooseYearPicture } from './years/choose-year-picture.ts'
import { dividedYears } from './years/divided-years.ts'

/**
 * The pages of each month, or run of them, with those that are inserted before the page it begins on, and after the last one; a year
 * begins with its leaf, or with a divider of the book's maker, and what begins with a leaf is closed by its calendar: each stands for
 * itself on whichever side it falls.
 */
export function partsOf(months: readonly MonthPages[], settings: BookSettings) {
  const { inserts = [], coverPhoto } = settings
  const { opening, before, after } = placeInserts(inserts, months.flatMap(monthsOf))
  const divided = new Map(
    [...dividedYears(months, settings)].filter(([month]) =>
      (before.get(month) ?? []).every(({ kind }) => kind !== 'divider'),
    ),
  )
  const lastOf = (year: string) => months.findLast(({ month }) => month.startsWith(year))?.month ?? ''
  const closed = new Map([...divided.values()].map(year => [lastOf(year), year]))
  const titleOf = (month: string): YearLeaf[] => {
    const year = divided.get(month)
    if (year === undefined) return []
    const ofYear = months.filter(each => each.month.startsWith(year))
    return [{ year, shows: 'title', picture: chooseYearPicture(ofYear, coverPhoto?.picture.sha256) }]
  }
  const calendarOf = (month: string): YearLeaf[] => {
    const year = closed.get(month)
    return year === undefined ? [] : [{ year, shows: 'calendar' }]
  }
  const pages = new Map(
    months.map((run, i) => {
      const title = titleOf(run.month)
      const calendar = calendarOf(run.month)
      const way = (run: MonthPages): PartPage[] => {
        const begins = beginnings(run)
        const onPages = monthsOnPages(run)
        const body = run.pages.flatMap((page, n): PartPage[] => [
          ...(n === 0 ? title : []),
          ...monthsOf(run).flatMap(month =>
            begins.get(month) === n ? withFiller(before.get(month) ?? [], run) : [],
          ),
          { page, months: onPages[n] ?? [] },
        ])
        return [...body, ...calendar, ...(i === months.length - 1 ? after : [])]
      }
      const right = way(run)
      return [run.month, { right, left: run.fromLeft ? way({ ...run, pages: run.fromLeft }) : right }]
    }),
  )
  return { opening, pages, divided, closed }
}

// What is inserted before an entry that begins on a left page leaves it there: one page more, which faces what is inserted.
const withFiller = (inserts: readonly InsertPage[], { gift }: MonthPages): PartPage[] =>
  gift && inserts.length % 2 === 1 ? [{ filler: true }, ...inserts] : [...inserts]

export type PartPage = MonthPage | InsertPage | YearLeaf | Filler

/** Nothing stands on it. */
interface Filler {
  filler: true
}

/** The pages of a part by the side that the first one of its months stands on: as many either way. */
interface Ways {
  right: PartPage[]
  left: PartPage[]
}

/** The way for a first page on `folio`, which may be inserted before the month. */
export function wayFrom(folio: number, { right, left }: Ways): PartPage[] {
  const first = right.findIndex(page => 'page' in page)
  return (folio + first) % 2 === 0 ? left : right
}

/** A leaf of a year: its title before its first month, its calendar behind its last. */
export type YearLeaf =
  | { year: string; shows: 'title'; picture: MonthPicture | undefined }
  | { year: string; shows: 'calendar' }

interface MonthPage {
  page: Page
  months: string[]
}
