import { isScattered } from '../../../edit/book-shape.ts'

/** Years at a glance that share a page, or have one of their own. */
export type GlancePage = { year: string } | { sparse: string[] }

/**
 * The pages on which the years of these months are shown, but for those that have a leaf of their own; none of few scattered months. Known before
 * anything of them is set.
 */
export function glanceYears(months: readonly string[], divided: ReadonlySet<string>): GlancePage[] {
  if (isScattered(months)) return []
  const others = months.filter(month => !divided.has(month.slice(0, 4)))
  const years = Map.groupBy(others, month => month.slice(0, 4))
  const pages: GlancePage[] = []
  for (const [year, { length }] of years) {
    const before = pages.at(-1)
    if (length > fewMonths) pages.push({ year })
    else if (before && 'sparse' in before && before.sparse.length < yearsOnPage) before.sparse.push(year)
    else pages.push({ sparse: [year] })
  }
  // a strip alone would leave its page empty: the year is shown as full ones are
  return pages.map(page => {
    const [year, ...others] = 'sparse' in page ? page.sparse : []
    return year !== undefined && others.length === 0 ? { year } : page
  })
}

/** Months with entries up to which a year is told in a strip. */
export const fewMonths = 4
const yearsOnPage = 6
