import { monthsOn } from './months-on.ts'
import type { PageOfPlan } from './page-queries.ts'

export interface YearOfContents {
  /** YYYY */
  year: string
  /** Each with its first page. */
  months: { month: string; volume: number; folio: number }[]
}

/** The months of a plan in the order of its pages, by year. */
export function contentsOf(
  pages: readonly Pick<PageOfPlan, 'volume' | 'folio' | 'chapterId' | 'chapterIds'>[],
): YearOfContents[] {
  const years: YearOfContents[] = []
  const listed = new Set<string>()
  for (const { volume, folio, ...page } of pages)
    for (const month of monthsOn(page)) {
      if (listed.has(month)) continue
      listed.add(month)
      const year = month.slice(0, 4)
      if (years.at(-1)?.year !== year) years.push({ year, months: [] })
      years.at(-1)?.months.push({ month, volume, folio })
    }
  return years
}
