import { invariant } from '#domain/invariant'
import { beside, type ColumnTree, stacked } from './column-tree.ts'
import { unseen, widthInPixels } from './mount.ts'
import { mostCut } from './tree-layout.ts'

/**
 * Lines that the photos of a group begin on: mm from the left of its room, ascending, the last one behind the gap at its right. `isEven`:
 * they are as far from each other, as those of columns are. `gap`: mm of white between two photos, before each line.
 */
export interface GroupLines {
  lines: readonly number[]
  /** Numbers of lines where only the whole of a group may end. */
  ends?: ReadonlySet<number>
  isEven?: boolean
  gap: number
}

interface ColumnPhoto {
  /** Width over height, upright. */
  aspect: number
  /** mm at 240 ppi. */
  maxWidth: number
  /** Nothing of it may be cut off. */
  whole?: boolean
}

/** Lines of so many columns, `step` mm from each to the next. */
export const linesOfColumns = (columns: number, step: number, gap: number): GroupLines => ({
  lines: Array.from({ length: columns + 1 }, (_, n) => n * step),
  isEven: true,
  gap,
})

export interface ColumnTreeLimits {
  /** Pictures may leave some of their cell free: those with words and those with few pixels, of any width. */
  mounts: boolean
  /** mm that a picture is wide at least. */
  leastOf(photo: ColumnPhoto): number
}

/**
 * The best ways to set photos from one line up to another, in reading order, with no photo cut too much. `targetArea`: mm2 that a photo
 * of the group should have.
 */
export function columnTrees(
  photos: readonly ColumnPhoto[],
  grid: GroupLines,
  targetArea: number,
  { mounts, leastOf }: ColumnTreeLimits,
): (left: number, right: number) => ColumnTree[] {
  const { lines, ends, isEven = false, gap } = grid
  const leasts = photos.map(photo => (mounts ? 0 : leastOf(photo)))
  const treesByPart = new Map<number, ColumnTree[]>()
  const ways = (from: number, to: number, left: number, right: number): ColumnTree[] => {
    const width = (lines[right] ?? 0) - (lines[left] ?? 0) - gap
    // wherever they begin, so many columns are as wide
    const key = partKey(from, to, isEven ? 0 : left, isEven ? right - left : right)
    const remembered = treesByPart.get(key)
    if (remembered) return remembered
    const trees = to - from === 1 ? leaf(from, width) : joined(from, to, left, right)
    const cheapest = cheapestByHeight(trees, to - from === photos.length ? mostWays.whole : mostWays.part)
    treesByPart.set(key, cheapest)
    return cheapest
  }

  function leaf(photo: number, width: number): ColumnTree[] {
    const shown = photos[photo]
    const least = leasts[photo]
    invariant(shown && least !== undefined, 'each leaf of a tree is a photo of the group')
    return leafOf(photo, width, shown, targetArea, photos.length, mounts, least)
  }

  function joined(from: number, to: number, left: number, right: number): ColumnTree[] {
    const trees: ColumnTree[] = []
    for (let cut = from + 1; cut < to; cut++) {
      for (const first of ways(from, cut, left, right)) {
        if (!isRow(first, false))
          for (const second of ways(cut, to, left, right)) trees.push(stacked(first, second, gap))
      }
      for (let line = left + 1; line < right; line++) {
        if (ends?.has(line)) continue
        const onHalf = isEven && (line - left) % 2 === 1
        for (const first of ways(from, cut, left, line)) {
          // a row of three is one tree, not two
          if (isRow(first, true)) continue
          for (const second of ways(cut, to, line, right)) {
            const tree = beside(first, second, photos.length, gap, onHalf)
            if (tree) trees.push(tree)
          }
        }
      }
    }
    return trees
  }

  return (left, right) => ways(0, photos.length, left, right)
}

// of a group of up to six photos on less than a hundred lines
const partKey = (from: number, to: number, left: number, right: number) =>
  ((from * 10 + to) * 100 + left) * 100 + right

/** Ways that are kept of a part of a group, and of all of it. */
const mostWays = { part: 8, whole: 32 }
/** mm: of ways that are as high within it the best is kept. */
const alike = 3
/** Share of its cell that a picture which may not be cut may leave to its mount. */
const mostMount = 0.14

function cheapestByHeight(trees: readonly ColumnTree[], most: number): ColumnTree[] {
  const best = new Map<number, ColumnTree>()
  for (const tree of trees) {
    const height = Math.round(tree.best / alike)
    const cheapest = best.get(height)
    if (!cheapest || tree.demerits < cheapest.demerits) best.set(height, tree)
  }
  return [...best.values()].sort((a, b) => a.demerits - b.demerits || a.best - b.best).slice(0, most)
}

const isRow = (tree: ColumnTree, side: boolean): boolean => 'side' in tree && tree.side === side

function leafOf(
  photo: number,
  w: number,
  shown: ColumnPhoto,
  targetArea: number,
  count: number,
  mounts: boolean,
  least: number,
): ColumnTree[] {
  const best = w / shown.aspect
  const over = w / widthInPixels(w, shown)
  if ((over > unseen || w < least) && !mounts) return []
  const give = 1 - (!shown.whole ? mostCut : mounts ? mostMount : hair)
  // with its sides cut it has fewer pixels for the same width, and files round their lengths
  const pixels =
    shown.whole || shown.maxWidth < w
      ? Number.POSITIVE_INFINITY
      : Math.max(1, (shown.maxWidth / w) * (1 - hair))
  const short = Math.min(w, best)
  const demerits =
    (short < stamp ? ((stamp - short) / (stamp / 2)) ** 2 : 0) +
    (over > unseen ? 0.8 + 9 * Math.log(over) ** 2 : 0) +
    (0.35 * Math.log((w * best) / targetArea) ** 2) / count
  return [
    { width: w, photo, demerits, lowest: best * give, best, tallest: best * Math.min(1 / give, pixels) },
  ]
}

/** mm: what is less wide or high is a stamp. */
const stamp = 24

/** Share of its cell that nobody sees a picture leave. */
const hair = 0.001
