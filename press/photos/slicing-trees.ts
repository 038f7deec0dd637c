import { invariant } from '#domain/invariant'
// Slicing trees (Atkins, ICIP 2004): a rectangle cut side by side or one above the other until each part holds
// one picture. At a given width each tree has one height at which nothing is cropped.

export type Tree = number | { side: boolean; first: Tree; second: Tree }

interface Shaped {
  aspect: number
  /** Stands in a cell that its neighbours make larger than the picture. */
  small?: boolean
}

/** Side of a small picture against what it would be as one of the others. */
const smaller = 0.6

// Beside others the cell of a small picture is as high as they are, above or below them as wide.
function cellAspect(photo: Shaped | undefined, besides: boolean | undefined): number {
  invariant(photo, 'each leaf of a tree is a photo of the group')
  const { aspect } = photo
  if (!photo.small || besides === undefined) return aspect
  return besides ? aspect * smaller : aspect / smaller
}

/** Every slicing tree over `count` pictures in reading order; at most 6 (1,344 trees). */
export function slicingTrees(count: number): Tree[] {
  const cached = cache.get(count)
  if (cached) return cached
  const trees = grow(0, count)
  cache.set(count, trees)
  return trees
}

const cache = new Map<number, Tree[]>()

function grow(from: number, to: number): Tree[] {
  if (to - from === 1) return [from]
  const trees: Tree[] = []
  for (let cut = from + 1; cut < to; cut++) {
    for (const first of grow(from, cut)) {
      for (const second of grow(cut, to)) {
        for (const side of [true, false]) {
          // a row of three is one tree, not two
          if (typeof first !== 'number' && first.side === side) continue
          trees.push({ side, first, second })
        }
      }
    }
  }
  return trees
}

/** Width of a tree as a line over its height: w = a h + b, gaps in mm included. */
export function treeShape(
  tree: Tree,
  photos: readonly Shaped[],
  gap: number,
  besides?: boolean,
): { a: number; b: number } {
  if (typeof tree === 'number') return { a: cellAspect(photos[tree], besides), b: 0 }
  const first = treeShape(tree.first, photos, gap, tree.side)
  const second = treeShape(tree.second, photos, gap, tree.side)
  if (tree.side) return { a: first.a + second.a, b: first.b + second.b + gap }
  const a = 1 / (1 / first.a + 1 / second.a)
  return { a, b: a * (first.b / first.a + second.b / second.a - gap) }
}

export interface TreeSlot {
  photo: number
  x: number
  y: number
  w: number
  h: number
}

/** Where each picture of a tree stands in a box of the tree's own shape. */
export function slotsOf(
  tree: Tree,
  photos: readonly Shaped[],
  gap: number,
  box: { x: number; y: number; w: number; h: number },
): TreeSlot[] {
  if (typeof tree === 'number') return [{ photo: tree, ...boxInCell(photos[tree], box) }]
  const shape = treeShape(tree.first, photos, gap, tree.side)
  if (tree.side) {
    const w = shape.a * box.h + shape.b
    return [
      ...slotsOf(tree.first, photos, gap, { ...box, w }),
      ...slotsOf(tree.second, photos, gap, { ...box, x: box.x + w + gap, w: box.w - w - gap }),
    ]
  }
  const h = (box.w - shape.b) / shape.a
  return [
    ...slotsOf(tree.first, photos, gap, { ...box, h }),
    ...slotsOf(tree.second, photos, gap, { ...box, y: box.y + h + gap, h: box.h - h - gap }),
  ]
}

// A small picture stands in the middle of its cell.
function boxInCell(photo: Shaped | undefined, cell: Omit<TreeSlot, 'photo'>): Omit<TreeSlot, 'photo'> {
  if (!photo?.small) return cell
  const w = Math.min(cell.w, cell.h * photo.aspect)
  const h = Math.min(cell.h, cell.w / photo.aspect)
  return { x: cell.x + (cell.w - w) / 2, y: cell.y + (cell.h - h) / 2, w, h }
}
