import { type Cell, type ColumnTree, cellsOf } from './column-tree.ts'
import { contrastOf } from './group-demerits.ts'
import { rounded, widthInPixels } from './mount.ts'
import type { GroupPhoto } from './photo-group.ts'
import { slicingTrees, type Tree } from './slicing-trees.ts'
import { treeOnLines } from './tree-on-lines.ts'

/** The best strip of the photos [from, to) at each height in rows. */
export function figureStrips(
  all: readonly GroupPhoto[],
  from: number,
  to: number,
  room: FigureRoom,
): Map<number, FigureStrip> {
  const { width, gap, rowMm, lines } = room
  const photos = all.slice(from, to)
  const least = Math.min(...photos.map(photo => leastSideOf(photo, room)))
  const strips = new Map<number, FigureStrip>()
  for (const cuts of treesOf(photos.length))
    for (const tree of treeOnLines(cuts, photos, { width, gap, least, ...(lines && { lines }) })) {
      const cells = cellsOf(tree, gap, tree.best)
      const isEven = photos.length > 1 && contrastOf(cells) < evenContrast
      const ofShape = shapeDemerits(cells, photos, from === 0, all.length, room)
      const last = Math.min(room.rows, Math.floor((tree.tallest + gap) / rowMm))
      for (let rows = Math.ceil((tree.lowest + gap) / rowMm); rows <= last; rows++) {
        const known = strips.get(rows)
        if (known && known.demerits <= ofShape) continue
        const cells = cellsOf(tree, gap, rows * rowMm - gap)
        if (!cells.every(cell => isFair(cell, photos[cell.photo], room))) continue
        const demerits = ofShape + ofCut * cells.reduce((sum, cell) => sum + cutOf(cell, photos) ** 2, 0)
        if (!known || demerits < known.demerits) strips.set(rows, { demerits, tree, isEven })
      }
    }
  return strips
}

/** Where a figure stands; mm. It is lower than its rows by `gap`. */
export interface FigureRoom {
  width: number
  /** Where its photos may begin, from its left; anywhere where absent. */
  lines?: readonly number[]
  gap: number
  rowMm: number
  rows: number
  /** The shorter side of each photo at least. */
  leastSide: number
  /** mm2 that each photo should have by taste. */
  fairArea: number
  /** One photo is to be so much larger than the others of its strip that it leads them. */
  isLed: boolean
  /** Height over width of a photo that has a strip to itself, at most by taste. */
  tallest: number
}

/** Photos beside each other, some of them above others, at one height. */
export interface FigureStrip {
  demerits: number
  tree: ColumnTree
  /** No photo is seen first. */
  isEven: boolean
}

const cutOf = ({ photo, w, h }: Cell, photos: readonly GroupPhoto[]) =>
  Math.log(w / h / (photos[photo]?.aspect ?? 1))

// No stamp, and with its sides cut it has fewer pixels.
function isFair({ w, h }: Cell, photo: GroupPhoto | undefined, room: FigureRoom): boolean {
  if (!photo || Math.min(w, h) < leastSideOf(photo, room)) return false
  return w <= widthInPixels(w, photo, Math.min(1, w / h / photo.aspect)) * rounded
}

// One that is nearly twice as high as wide has more to it than its shorter side.
const leastSideOf = ({ aspect }: GroupPhoto, { leastSide }: FigureRoom) =>
  aspect < slim ? leastSide * ofSlim : leastSide
const slim = 0.65
const ofSlim = 0.96

function shapeDemerits(
  slots: readonly Cell[],
  photos: readonly GroupPhoto[],
  isFirst: boolean,
  count: number,
  { leastSide, isLed, width, tallest }: FigureRoom,
): number {
  const areas = slots.map(({ w, h }) => w * h).toSorted((a, b) => b - a)
  const [largest = 1, second = largest] = areas
  const small = slots.reduce((sum, { w, h }) => {
    const side = Math.min(w, h)
    return sum + (side < leastSide * fairSide ? ofSmall * (1 - side / (leastSide * fairSide)) : 0)
  }, 0)
  const contrast = contrastOf(slots)
  const stark = Math.max(0, Math.log(contrast / mostContrast)) * ofContrast
  const isLeading = photos.length === 1 ? count > 2 : largest > second * leading
  const led = isLed && isLeading ? (isFirst ? -ofLead : -ofLead / 2) : 0
  // one that fills the page by itself
  const alone = photos.length === 1 && slots[0] && slots[0].h > width * tallest ? ofTallAlone : 0
  return small + stark + led + alone
}

/** Strips side by side: what stands below each other is several. */
const treesOf = (count: number): readonly Tree[] => {
  const known = trees.get(count)
  if (known) return known
  const own = slicingTrees(count).filter(tree => typeof tree === 'number' || tree.side)
  trees.set(count, own)
  return own
}
const trees = new Map<number, readonly Tree[]>()

/** Demerits: a page more has 4.6 (paginate/bands/costs.ts). */
const ofCut = 0.6
const ofSmall = 0.12
const ofContrast = 0.06
const ofLead = 0.15
const ofTallAlone = 0.3
/** Times as large as the smallest, where none is seen first. */
const evenContrast = 1.5
/** Times the least side from which on a photo is large enough. */
const fairSide = 1.35
/** Times as large as the second. */
const leading = 1.7
/** Times as large as the smallest. */
const mostContrast = 7
