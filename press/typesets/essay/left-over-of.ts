import type { Page } from '../../page/display-list.ts'
import type { PagesOfMonth } from '../typeset.ts'

/**
 * How much is wanting of a month for pages that begin with photos of an entry of the page before, none of its words beside them, on either side
 * that it may begin on: a remnant above another entry, or behind the turn of a leaf.
 */
export function leftOverOf({ pages, fromLeft = pages }: PagesOfMonth): number {
  // behind a right page a leaf is turned
  const leftOver = (pages: readonly Page[], firstRight: number) =>
    pages.reduce((sum, page, n) => {
      const next = pages[n + 1]
      const item = next && goingOn(page, next)
      if (!item) return sum
      const isRemnant = next.regions.some(region => region.item !== item) || (next.empty ?? 0) > mostEmpty
      return sum + (isRemnant ? perRemnant : 0) + (n % 2 === firstRight ? overTurn : 0)
    }, 0)
  return (leftOver(pages, 0) + leftOver(fromLeft, 1)) / 2
}

// The entry whose photos the page `next` begins with.
function goingOn({ regions }: Page, { regions: [first, ...others] }: Page): string | undefined {
  if (first?.photo === undefined || !regions.some(({ item }) => item === first.item)) return undefined
  const hasWords = others.some(({ item, photo }) => item === first.item && photo === undefined)
  return hasWords ? undefined : first.item
}

/** Share of a page of photos alone. */
const mostEmpty = 0.3
/** Against shares of pages that are empty. */
const perRemnant = 0.8
const overTurn = 0.3
