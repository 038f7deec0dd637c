import type { Page } from '../page/display-list.ts'
import type { TypesetContext } from './context.ts'
import { dominantOn } from './dominant-on.ts'
import type { PagesOfMonth } from './typeset.ts'

/** How much is wanting of a month for spreads with a picture on each page that dominates it, on either side that it may begin on. */
export function crowdedOf({ pages, fromLeft = pages }: PagesOfMonth, context: TypesetContext): number {
  const isDominated = dominatedIn(context)
  const crowded = (pages: readonly Page[], firstLeft: number) =>
    pages.filter((left, n) => {
      const right = pages[n + 1]
      return n % 2 === firstLeft && right !== undefined && isDominated(left) && isDominated(right)
    }).length
  return (perSpread / 2) * (crowded(pages, 1) + crowded(fromLeft, 0))
}

/** How much is wanting for a first page that a picture dominates: it may face the last page of the month before, of which no month knows. */
export function crowdedHeadOf({ pages: [first] }: PagesOfMonth, context: TypesetContext): number {
  return first && dominatedIn(context)(first) ? perSpread / 2 : 0
}

/** The same of a last page on the left, which the opener of the next month may face. */
export function crowdedEndOf({ pages, fromLeft = pages }: PagesOfMonth, context: TypesetContext): number {
  const isDominated = dominatedIn(context)
  const ends = (pages: readonly Page[], firstLeft: number) => {
    const last = pages.at(-1)
    return last !== undefined && (pages.length - 1) % 2 === firstLeft && isDominated(last) ? 1 : 0
  }
  return perEnd * (ends(pages, 1) + ends(fromLeft, 0))
}

const dominatedIn =
  ({ area }: TypesetContext) =>
  ({ elements }: Page): boolean => {
    const dominant = dominantOn(area)
    return elements.some(element => element.kind === 'image' && element.w * element.h >= dominant)
  }

/** Against shares of pages that are empty. */
const perSpread = 0.3
/** Openers are not dominated each. */
const perEnd = 0.05
