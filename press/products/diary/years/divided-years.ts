import { isScattered } from '../../../edit/book-shape.ts'
import type { BookSettings } from '../book-settings.ts'
import { fewMonths } from '../front/glance-years.ts'
import type { MonthPages } from '../months/typeset-month.ts'
import { isGift, monthsOf } from '../months-on-pages.ts'

/**
 * The years of a book that begin with a leaf of their own, by the first month, or run of months, of each. Only of years that hold
 * enough for it, and where the book has several of them; known from the number of their pages alone.
 */
export function dividedYears(
  months: readonly MonthPages[],
  { yearDividers }: Pick<BookSettings, 'yearDividers'>,
): Map<string, string> {
  const names = months.flatMap(monthsOf)
  if (!yearDividers || isGift(months) || isScattered(names)) return new Map()
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 4))
  const divided = [...years].flatMap(([year, runs]): [string, string][] => {
    const pages = runs.reduce((sum, run) => sum + run.pages.length, 0)
    const first = runs.find(run => run.pages.length > 0)
    return first && runs.flatMap(monthsOf).length > fewMonths && pages >= fewestPages
      ? [[first.month, year]]
      : []
  })
  return divided.length > 1 ? new Map(divided) : new Map()
}

/** Of a year, beside which two more are none too many. */
const fewestPages = 16
