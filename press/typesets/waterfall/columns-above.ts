import type { PlacedBox } from './columns-from.ts'
import { leastRows } from './least-rows.ts'
import { onePage } from './one-page.ts'
import { type Ends, endsAbove } from './page-demerits.ts'

/** Two columns above a card over both: the box that the right one begins with, how far down they reach, and what that costs. */
export interface ColumnsAbove extends Ends {
  middle: number
}

/**
 * Gives the columns above a card over both: of the boxes [from, end), by their depth, the cheapest of each down to `rows` rows at most. Each is
 * counted once.
 */
export function columnsAbove(
  boxes: readonly PlacedBox[],
  page: number,
  gap: number,
): (from: number, end: number, rows: number) => readonly (ColumnsAbove | undefined)[] {
  const known = new Map<string, (ColumnsAbove | undefined)[]>()
  const least = leastRows(boxes)
  return (from, end, rows) => {
    if ((least[end] ?? 0) - (least[from] ?? 0) > 2 * rows) return []
    const key = `${from} ${end}`
    let byDepth = known.get(key)
    if (!byDepth) {
      byDepth = cheapestByDepth(boxes, from, end, page, gap)
      known.set(key, byDepth)
    }
    return byDepth.slice(0, rows)
  }
}

function cheapestByDepth(boxes: readonly PlacedBox[], from: number, end: number, page: number, gap: number) {
  const byDepth: (ColumnsAbove | undefined)[] = []
  for (const { middle, cut, columns } of onePage(boxes, from, end, page, gap)) {
    for (const [depth, ends] of endsAbove(columns, page).entries()) {
      if (!ends) continue
      const demerits = cut + ends.demerits
      const cheapest = byDepth[depth]
      if (!cheapest || demerits < cheapest.demerits) byDepth[depth] = { ...ends, middle, demerits }
    }
  }
  return byDepth
}
