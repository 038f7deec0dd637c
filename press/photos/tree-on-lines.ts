import { beside, type ColumnTree, stacked } from './column-tree.ts'
import type { GroupPhoto } from './photo-group.ts'
import { type Tree, treeShape } from './slicing-trees.ts'
import { mostCut } from './tree-layout.ts'

/** A place as wide as all of a figure; mm. */
export interface TreeRoom {
  width: number
  /** Where photos may begin, from its left; anywhere where absent. */
  lines?: readonly number[]
  /** mm between two photos. */
  gap: number
  /** mm that a photo is wide at least. */
  least: number
}

/** The ways to set the photos of a slicing tree with each cut side by side on one of the lines nearest to where it would be, no photo cut by more than 12 %. */
export function treeOnLines(
  tree: Tree,
  photos: readonly GroupPhoto[],
  { width: whole, lines, gap, least }: TreeRoom,
): ColumnTree[] {
  const ways = (tree: Tree, left: number, right: number): ColumnTree[] => {
    const width = right - left - gap
    if (width < least) return []
    if (typeof tree === 'number') return leafOf(tree, photos, width)
    const { side, first, second } = tree
    if (!side) {
      const lower = ways(second, left, right)
      return ways(first, left, right).flatMap(upper => lower.map(below => stacked(upper, below, gap)))
    }
    return nearest(left + widthOfFirst(tree, photos, width, gap) + gap, left, right).flatMap(line => {
      const behind = ways(second, line, right)
      if (behind.length === 0) return []
      return ways(first, left, line).flatMap(before =>
        behind.flatMap(after => beside(before, after, photos.length, gap, false) ?? []),
      )
    })
  }
  const nearest = (x: number, left: number, right: number): number[] =>
    lines
      ?.filter(line => line > left && line < right)
      .toSorted((a, b) => Math.abs(a - x) - Math.abs(b - x))
      .slice(0, mostTried) ?? [x]
  return ways(tree, 0, whole + gap)
}

/** Lines on which a cut is tried. */
const mostTried = 3

function leafOf(photo: number, photos: readonly GroupPhoto[], width: number): ColumnTree[] {
  const shown = photos[photo]
  if (!shown) return []
  const best = width / shown.aspect
  const give = 1 - (shown.whole ? hair : mostCut)
  return [{ width, photo, demerits: 0, lowest: best * give, best, tallest: best / give }]
}

/** Share of a photo that files round. */
const hair = 0.001

// With nothing cut.
function widthOfFirst(
  { first, second }: Exclude<Tree, number>,
  photos: readonly GroupPhoto[],
  width: number,
  gap: number,
): number {
  const [before, after] = [treeShape(first, photos, gap), treeShape(second, photos, gap)]
  return before.b + (before.a * (width - before.b - after.b - gap)) / (before.a + after.a)
}
