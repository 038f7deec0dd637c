import { invariant } from '#domain/invariant'
import type { PagesOfMonth } from './typeset.ts'

/**
 * The first of several ways to set a month whose pages are all well filled, none of them emptier than a share of it, or else that with the
 * least that is wanting; `faultOf` tells what else is, and `perPage` what each page costs of these.
 */
export function fullestWay(
  ways: readonly (() => PagesOfMonth)[],
  mostEmpty = usualEmpty,
  faultOf: (month: PagesOfMonth, way: number) => number = () => 0,
  perPage = 0,
): PagesOfMonth {
  let fullest: { pages: PagesOfMonth; cost: number } | undefined
  for (const [n, way] of ways.entries()) {
    const pages = way()
    const wanting = wantingOf(pages, mostEmpty) + faultOf(pages, n)
    const cost = wanting + perPage * pages.pages.length
    if (!fullest || cost < fullest.cost) fullest = { pages, cost }
    if (wanting === 0) break
  }
  invariant(fullest, 'there is a way to set a month')
  return fullest.pages
}

/** Shares of pages that are empty beyond what nobody minds; a hole before the end of a month counts most. */
export function wantingOf({ pages }: PagesOfMonth, mostEmpty = usualEmpty): number {
  const empty = pages.map(page => page.empty ?? 0)
  const holes = empty.slice(0, -1).reduce((sum, share) => sum + Math.max(0, share - mostEmpty), 0)
  return 3 * holes + Math.max(0, (empty.at(-1) ?? 0) - mostEmpty)
}

/** Whether a page before the end of a month is emptier than that share of it. */
export const hasHole = ({ pages }: PagesOfMonth, most: number): boolean =>
  pages.slice(0, -1).some(({ empty = 0 }) => empty > most)

/** Share of a page. */
const usualEmpty = 0.32
