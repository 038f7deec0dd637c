import type { Page } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'

/** How much is wanting of a month for spreads with a picture on each page that dominates it, on either side that it may begin on. */
export function crowdedOf({ pages, fromLeft = pages }: PagesOfMonth, { area }: TypesetContext): number {
  const dominant = area.page.width * area.page.height * dominantShare
  const isDominated = ({ elements }: Page) =>
    elements.some(element => element.kind === 'image' && element.w * element.h >= dominant)
  const crowded = (pages: readonly Page[], firstLeft: number) =>
    pages.filter((left, n) => {
      const right = pages[n + 1]
      return n % 2 === firstLeft && right !== undefined && isDominated(left) && isDominated(right)
    }).length
  return (perSpread / 2) * (crowded(pages, 1) + crowded(fromLeft, 0))
}

/** Of its page. */
const dominantShare = 0.2
/** Against shares of pages that are empty. */
const perSpread = 0.3
