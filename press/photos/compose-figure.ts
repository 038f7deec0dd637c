import { LRUCache } from 'lru-cache'
import { type Cell, type ColumnTree, cellsOf } from './column-tree.ts'
import { cropAround } from './focus.ts'
import { contrastOf } from './group-demerits.ts'
import { rounded, widthInPixels } from './mount.ts'
import type { GroupPhoto, Slot } from './photo-group.ts'
import { slicingTrees, type Tree } from './slicing-trees.ts'
import { treeOnLines } from './tree-on-lines.ts'

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

/** Photos in strips below each other, all as wide as their room. */
export interface Figure {
  /** Demerits at each height in rows; infinite where it cannot be so high. */
  demerits: Float64Array
  compose(rows: number): Slot[]
}

/**
 * Photos as a figure: each strip is as wide as the room and begins its photos on lines, at most 12 % of a photo is cut, none is larger than 240 ppi allow,
 * or has a side shorter than the least. Undefined where there is no such way.
 */
export function composeFigure(photos: readonly GroupPhoto[], page: FigureRoom): Figure | undefined {
  // strips inside it may end between two rows
  const room = { ...page, rowMm: page.rowMm / parts, rows: page.rows * parts }
  const key = JSON.stringify([photos.map(({ aspect, maxWidth, whole }) => [aspect, maxWidth, whole]), room])
  const known = remembered.get(key)
  const table = known ?? tableOf(photos, room)
  if (!known) remembered.set(key, table)
  const end = table.at(-1)
  if (!end?.some(way => way)) return undefined
  const { rowMm, width } = room
  const fairRows = (photos.length * room.fairArea) / width / rowMm
  return {
    demerits: Float64Array.from({ length: page.rows + 1 }, (_, inPage) => {
      const n = inPage * parts
      const way = cheapest(end[n] ?? [])
      if (!way) return Number.POSITIVE_INFINITY
      return way.demerits + ofSize * Math.log(n / fairRows) ** 2 * (n < fairRows ? 1 : ofLarger)
    }),
    compose: rows => slotsIn(table, rows * parts, photos, room),
  }
}

/** Of a row: the steps in which strips are higher (decision 0194). */
const parts = 5

interface Strip {
  tree: ColumnTree
  from: number
  to: number
  rows: number
  isEven: boolean
}
interface Way {
  demerits: number
  strip: Strip
  above: Way | undefined
}
/** The cheapest ways to have set the photos before one in so many rows, one by the photos of its last strip. */
type Table = (Way[] | undefined)[][]

function tableOf(photos: readonly GroupPhoto[], room: FigureRoom): Table {
  const table: Table = Array.from({ length: photos.length + 1 }, () => [])
  for (let from = 0; from < photos.length; from++)
    for (let to = from + 1; to <= Math.min(photos.length, from + mostInStrip); to++)
      for (const [rows, { demerits, ...strip }] of stripsOf(photos, from, to, room)) {
        const before = from === 0 ? [[undefined]] : (table[from] ?? [])
        before.forEach((ways, down) => {
          if (!ways || down + rows > room.rows) return
          const best = ways.reduce<Way | undefined>((best, above) => {
            const again = above && strip.isEven && above.strip.isEven && isAsMany(above.strip, to - from)
            const all = demerits + (above?.demerits ?? 0) + (again ? ofAgain : 0)
            if (best && best.demerits <= all) return best
            return { demerits: all, strip: { ...strip, from, to, rows }, above }
          }, undefined)
          if (best) add(table[to], down + rows, best)
        })
      }
  return table
}

const isAsMany = ({ from, to }: Strip, count: number) => to - from === count

function add(ends: (Way[] | undefined)[] | undefined, rows: number, way: Way): void {
  if (!ends) return
  const known = ends[rows] ?? []
  ends[rows] = known
  const n = known.findIndex(other => isAsMany(other.strip, way.strip.to - way.strip.from))
  const other = known[n]
  if (!other) known.push(way)
  else if (way.demerits < other.demerits) known[n] = way
}

const cheapest = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>((a, b) => (a && a.demerits <= b.demerits ? a : b), undefined)

/** The best strip of the photos [from, to) at each height in rows. */
function stripsOf(
  all: readonly GroupPhoto[],
  from: number,
  to: number,
  room: FigureRoom,
): Map<number, { demerits: number; tree: ColumnTree; isEven: boolean }> {
  const { width, gap, rowMm, lines } = room
  const photos = all.slice(from, to)
  const least = Math.min(...photos.map(photo => leastSideOf(photo, room)))
  const strips = new Map<number, { demerits: number; tree: ColumnTree; isEven: boolean }>()
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

function slotsIn(table: Table, rows: number, photos: readonly GroupPhoto[], room: FigureRoom): Slot[] {
  const { gap, rowMm } = room
  const slots: Slot[] = []
  let left = rows
  for (let way = cheapest(table.at(-1)?.[rows] ?? []); way; way = way.above) {
    const { strip } = way
    left -= strip.rows
    const top = left * rowMm
    const own = photos.slice(strip.from, strip.to)
    for (const cell of cellsOf(strip.tree, gap, strip.rows * rowMm - gap)) {
      const photo = own[cell.photo]
      if (photo)
        slots.push({
          ...cell,
          photo: cell.photo + strip.from,
          y: cell.y + top,
          crop: cropAround(cell.w / cell.h / photo.aspect, photo.focus),
        })
    }
  }
  return slots.toSorted((a, b) => a.photo - b.photo)
}

const mostInStrip = 5
/** Demerits: a page more has 4.6 (paginate/bands/costs.ts). */
const ofCut = 0.6
const ofSmall = 0.12
const ofContrast = 0.06
const ofLead = 0.15
const ofTallAlone = 0.3
/** Of a strip of photos alike below one of as many. */
const ofAgain = 0.15
/** Times as large as the smallest, where none is seen first. */
const evenContrast = 1.5
const ofSize = 0.08
const ofLarger = 0.6
/** Times the least side from which on a photo is large enough. */
const fairSide = 1.35
/** Times as large as the second. */
const leading = 1.7
/** Times as large as the smallest. */
const mostContrast = 7

/** An edit of a month asks for each of its figures again. */
const remembered = new LRUCache<string, Table>({ max: 3_000 })
