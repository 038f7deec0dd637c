import { topOf } from '../drawn-page.ts'
import type { OpenBook, OpenPage } from '../open-book.ts'
import { countClusters } from './clusters.ts'

/** Different heights at which the first thing of a page begins, 1.2 mm being one; openers and pages outside months aside. */
export function pageHeads({ pages }: OpenBook): number {
  const hasMonths = pages.some(page => page.month !== undefined)
  const inside = pages.filter(page => (hasMonths ? page.month !== undefined && !page.opens : true))
  return countClusters(inside.flatMap(headOf), 1.2)
}

function headOf(page: OpenPage): number[] {
  const tops = [...page.lines.map(topOf), ...page.images.map(image => image.box.y)]
  return tops.length > 0 ? [Math.min(...tops)] : []
}
