import type { Page, Region } from '../page/display-list.ts'
import type { TypesetContext } from './context.ts'
import { dominantOn } from './dominant-on.ts'
import type { PagesOfMonth } from './typeset.ts'

/** How much is wanting of a month for entries whose words end on a page and whose first photos stand on the next, on either side that it may begin on. */
export function partedOf({ pages, fromLeft = pages }: PagesOfMonth, { area }: TypesetContext): number {
  // behind a right page a leaf is turned
  const parted = (pages: readonly Page[], firstRight: number) =>
    pages.reduce((sum, page, n) => {
      const next = pages[n + 1]
      const isTurned = n % 2 === firstRight
      // one that dominates its page may face its words
      const isWithout = next && isParted(page, next, isTurned ? Number.POSITIVE_INFINITY : dominantOn(area))
      return sum + (isWithout ? (isTurned ? overTurn : overPage) : 0)
    }, 0)
  return (parted(pages, 0) + parted(fromLeft, 1)) / 2
}

/** Entries whose words end a column, or a page, above their first photo, in pages whose regions stand in the order of reading. */
export function partedInColumns(pages: readonly Page[]): number {
  const regions = pages.flatMap((page, n) => page.regions.map(region => ({ ...region, n })))
  return regions.filter(({ item, photo, y, n }, i) => {
    const above = regions[i - 1]
    const isFirst = photo !== undefined && above?.item === item && above.photo === undefined
    return isFirst && (above.n !== n || y < above.y)
  }).length
}

// The last entry of a page has no photos there, and some on the next that are all smaller than `dominant`.
function isParted({ regions }: Page, next: Page, dominant: number): boolean {
  const last = regions.at(-1)?.item
  const photosIn = (regions: readonly Region[]) =>
    regions.filter(({ item, photo }) => item === last && photo !== undefined)
  const following = photosIn(next.regions)
  return (
    photosIn(regions).length === 0 && following.length > 0 && following.every(({ w, h }) => w * h < dominant)
  )
}

/** Against shares of pages that are empty. */
const overTurn = 0.3
const overPage = 0.15
