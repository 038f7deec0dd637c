import { LRUCache } from 'lru-cache'
import { cellsOf } from './column-tree.ts'
import { type FigureRoom, type FigureStrip, figureStrips } from './figure-strips.ts'
import { cropAround } from './focus.ts'
import type { GroupPhoto, Slot } from './photo-group.ts'

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

interface Strip extends Pick<FigureStrip, 'tree' | 'isEven'> {
  from: number
  to: number
  rows: number
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
      for (const [rows, { demerits, ...strip }] of figureStrips(photos, from, to, room)) {
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
/** Demerits of a strip of photos alike below one of as many; a page more has 4.6 (paginate/bands/costs.ts). */
const ofAgain = 0.15
const ofSize = 0.08
const ofLarger = 0.6

/** An edit of a month asks for each of its figures again. */
const remembered = new LRUCache<string, Table>({ max: 3_000 })
