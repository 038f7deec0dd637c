interface Heights {
  lowest: number
  best: number
  tallest: number
}

/**
 * A slicing tree (Atkins, ICIP 2004) whose parts begin on lines, `width` mm wide, with the heights in mm that it can have, and how badly it
 * suits its photos.
 */
export type ColumnTree = { width: number; demerits: number } & Heights &
  ({ photo: number } | { side: boolean; first: ColumnTree; second: ColumnTree })

export interface Cell {
  photo: number
  x: number
  y: number
  w: number
  h: number
}

/** Parts beside each other at one height; none where they have none in common. `photos`: how many its group has. */
export function beside(
  first: ColumnTree,
  second: ColumnTree,
  photos: number,
  gap: number,
  onHalf: boolean,
): ColumnTree | undefined {
  const lowest = Math.max(first.lowest, second.lowest)
  const tallest = Math.min(first.tallest, second.tallest)
  if (lowest > tallest) return undefined
  const best = Math.min(tallest, Math.max(lowest, Math.sqrt(first.best * second.best)))
  const cut = Math.log(best / first.best) ** 2 + Math.log(best / second.best) ** 2
  return {
    width: first.width + gap + second.width,
    side: true,
    first,
    second,
    demerits: first.demerits + second.demerits + (8 / photos) * cut + (onHalf ? onHalfColumn : 0),
    lowest,
    tallest,
    best,
  }
}

/** Columns are halves of those that words stand on: an edge on a whole one is the better. */
const onHalfColumn = 0.15

/** Parts one above the other. */
export const stacked = (first: ColumnTree, second: ColumnTree, gap: number): ColumnTree => ({
  width: first.width,
  side: false,
  first,
  second,
  demerits: first.demerits + second.demerits,
  lowest: first.lowest + second.lowest + gap,
  best: first.best + second.best + gap,
  tallest: first.tallest + second.tallest + gap,
})

/** Cells of a tree at a height that it can have, in mm from its upper left. */
export function cellsOf(tree: ColumnTree, gap: number, h: number, at = { x: 0, y: 0 }): Cell[] {
  if ('photo' in tree) return [{ photo: tree.photo, ...at, w: tree.width, h }]
  const { first, second } = tree
  if (tree.side) {
    const x = at.x + first.width + gap
    return [...cellsOf(first, gap, h, at), ...cellsOf(second, gap, h, { ...at, x })]
  }
  const upper = shareOf(first, tree, h)
  return [
    ...cellsOf(first, gap, upper, at),
    ...cellsOf(second, gap, h - gap - upper, { ...at, y: at.y + upper + gap }),
  ]
}

// Both parts give way alike, each within what it can.
function shareOf(part: Heights, whole: Heights, h: number): number {
  const [from, to] = h < whole.best ? (['lowest', 'best'] as const) : (['best', 'tallest'] as const)
  const range = whole[to] - whole[from]
  return range <= 0 ? part.best : part[from] + ((part[to] - part[from]) * (h - whole[from])) / range
}
