import { LRUCache } from 'lru-cache'
import { contrastOf } from './group-demerits.ts'
import { widthInPixels } from './mount.ts'
import type { GroupPhoto, Slot } from './photo-group.ts'
import { slicingTrees, slotsOf, type Tree, type TreeSlot } from './slicing-trees.ts'
import { heightsOf, layTree } from './tree-layout.ts'

/** Where a figure stands; mm. It is lower than its rows by `gap`. */
export interface FigureRoom {
  width: number
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
 * Photos as a figure: each strip is as wide as the room, at most 12 % of a photo is cut, none is larger than 240 ppi allow, or has a side shorter than the
 * least. Undefined where there is no such way.
 */
export function composeFigure(photos: readonly GroupPhoto[], room: FigureRoom): Figure | undefined {
  const key = JSON.stringify([photos.map(({ aspect, maxWidth, whole }) => [aspect, maxWidth, whole]), room])
  const known = remembered.get(key)
  const table = known ?? tableOf(photos, room)
  if (!known) remembered.set(key, table)
  const end = table.at(-1)
  if (!end?.some(way => way)) return undefined
  const { rows, rowMm, width } = room
  const fairRows = (photos.length * room.fairArea) / width / rowMm
  return {
    demerits: Float64Array.from({ length: rows + 1 }, (_, n) => {
      const way = cheapest(end[n] ?? [])
      if (!way) return Number.POSITIVE_INFINITY
      return way.demerits + ofSize * Math.log(n / fairRows) ** 2 * (n < fairRows ? 1 : ofLarger)
    }),
    compose: rows => slotsIn(table, rows, photos, room),
  }
}

interface Strip {
  tree: Tree
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
): Map<number, { demerits: number; tree: Tree; isEven: boolean }> {
  const { width, gap, rowMm } = room
  const photos = all.slice(from, to)
  const strips = new Map<number, { demerits: number; tree: Tree; isEven: boolean }>()
  for (const tree of treesOf(photos.length)) {
    const heights = heightsOf(tree, photos, gap)(width)
    if (!heights) continue
    const { lowest, uncut, tallest } = heights
    const slots = slotsOf(tree, photos, gap, { x: 0, y: 0, w: width, h: uncut })
    const isEven = photos.length > 1 && contrastOf(slots) < evenContrast
    const ofShape = shapeDemerits(slots, photos, from === 0, all.length, room)
    const last = Math.min(room.rows, Math.floor((tallest + gap) / rowMm))
    for (let rows = Math.ceil((lowest + gap) / rowMm); rows <= last; rows++) {
      const h = rows * rowMm - gap
      const scale = h / uncut
      const shown = Math.min(1, 1 / scale)
      const isFair = slots.every(slot => {
        const photo = photos[slot.photo]
        if (!photo || Math.min(slot.w, slot.h * scale) < leastSideOf(photo, room)) return false
        return slot.w <= Math.max(widest, widthInPixels(slot.w, photo, shown)) * pixels
      })
      if (!isFair) continue
      const demerits = ofShape + ofCut * Math.log(scale) ** 2 * photos.length
      const known = strips.get(rows)
      if (!known || demerits < known.demerits) strips.set(rows, { demerits, tree, isEven })
    }
  }
  return strips
}

// One that is nearly twice as high as wide has more to it than its shorter side.
const leastSideOf = ({ aspect }: GroupPhoto, { leastSide }: FigureRoom) =>
  aspect < slim ? leastSide * ofSlim : leastSide
const slim = 0.65
const ofSlim = 0.96

/** Less than 20 mm: nothing that stands here. */
const widest = 0
/** Of what pixels allow: gaps make a slot a little wider where photos are cut. */
const pixels = 0.99

function shapeDemerits(
  slots: readonly TreeSlot[],
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
  const { width, gap, rowMm } = room
  const slots: Slot[] = []
  let left = rows
  for (let way = cheapest(table.at(-1)?.[rows] ?? []); way; way = way.above) {
    const { strip } = way
    left -= strip.rows
    const top = left * rowMm
    const own = photos.slice(strip.from, strip.to)
    const laid = layTree(strip.tree, own, gap, width, strip.rows * rowMm - gap)
    slots.push(...laid.map(slot => ({ ...slot, photo: slot.photo + strip.from, y: slot.y + top })))
  }
  return slots.toSorted((a, b) => a.photo - b.photo)
}

const mostInStrip = 5
/** Demerits: a page more has four (paginate/bands/costs.ts). */
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
