import { invariant } from '#domain/invariant'
import type { GroupPhoto, GroupRoom } from '../photos/photo-group.ts'

/** The few best rows of different heights that photos make beside each other; `first` is the place of the first of them in a group of so many, `target` the mm2 that each should have. */
export function printRows(
  photos: GroupPhoto[],
  first: number,
  group: number,
  room: GroupRoom,
  grid: PrintGrid,
  target: number,
): PrintRow[] {
  const best = new Map<number, PrintRow>()
  for (const columns of sharesOf(photos.length, grid)) {
    const prints = columns.map((count, i) => printOf(photos[i], first + i, count, room, grid))
    if (prints.includes(undefined)) continue
    const row = rowOf(
      prints.filter(print => print !== undefined),
      group,
      grid,
      target,
    )
    const key = Math.round(row.height / room.rowMm)
    const cheapest = best.get(key)
    if (!cheapest || row.demerits < cheapest.demerits) best.set(key, row)
  }
  return [...best.values()].sort((a, b) => a.demerits - b.demerits).slice(0, 8)
}

export interface PrintGrid {
  /** Columns that the measure is cut into; `room.gap` stands between them. */
  columns: number
  /** Fewest columns of a print. */
  least: number
  /** Most prints beside each other; and of those that are tall and narrow, as screens of phones are. */
  mostInRow: number
  mostNarrow?: number
  /** mm of the rows of the page that the prints leave free at least, half of it above them. */
  inset?: number
  /** mm under each print, for words that belong to it, and how tall a print may be; where absent, none, and as tall as the room. */
  caption?: number
  tallest?: number
  /** Even rows before all: none of one print alone, no wide gaps, and nothing higher that is worse than what is lower. */
  even?: boolean
  /** Where a row stands that does not fill the measure. */
  align: 'left' | 'center'
}

export interface Print {
  photo: number
  columns: number
  w: number
  h: number
  /** Share of its columns that it leaves at its right. */
  slack: number
}

/** Prints beside each other; mm. */
export interface PrintRow {
  prints: Print[]
  height: number
  demerits: number
}

function printOf(
  photo: GroupPhoto | undefined,
  index: number,
  columns: number,
  room: GroupRoom,
  grid: PrintGrid,
): Print | undefined {
  invariant(photo, 'each print is of a photo')
  const full = widthOf(columns, room, grid)
  const most = Math.max(20, photo.maxWidth)
  // where even the fewest columns are too wide, it is as wide as it may be
  if (full > most * 1.0005 && columns > grid.least) return undefined
  const { inset = 0, caption = 0, tallest = Number.POSITIVE_INFINITY } = grid
  const highest = Math.min(tallest, room.maxRows * room.rowMm - inset - caption)
  const w = Math.min(full, most, highest * photo.aspect)
  if (columns > grid.least && w < widthOf(columns - 1, room, grid)) return undefined
  return { photo: index, columns, w, h: w / photo.aspect, slack: 1 - w / full }
}

/** What it costs that a print of three or more has a row to itself, and one of four or more where rows are to be even. */
const lonely = { usual: 0.8, even: 3 }
/** And what is left between two prints of an even row. */
const mostSlack = 1.5

function rowOf(prints: Print[], group: number, grid: PrintGrid, target: number): PrintRow {
  const { caption = 0, even = false } = grid
  const height = Math.max(...prints.map(print => print.h))
  const used = prints.reduce((sum, print) => sum + print.columns, 0)
  const demerits = prints.reduce(
    (sum, { w, h, slack }, i) =>
      sum +
      10 * (1 - h / height) ** 2 +
      0.4 * Math.log((w * h) / target) ** 2 +
      (even && i < prints.length - 1 ? mostSlack * slack : 0),
    1.1 * (1 - used / grid.columns) * prints.length +
      (prints.length < Math.min(2, group - 1) ? lonely[even && group > 3 ? 'even' : 'usual'] : 0),
  )
  return { prints, height: height + caption, demerits }
}

/** Width in mm of so many columns with the white between them. */
const widthOf = (columns: number, room: GroupRoom, grid: PrintGrid): number =>
  ((room.width + room.gap) / grid.columns) * columns - room.gap

/** Every way to give so many prints whole columns of a row. */
function sharesOf(prints: number, { columns, least }: PrintGrid): number[][] {
  const key = `${prints} ${columns} ${least}`
  const remembered = shares.get(key)
  if (remembered) return remembered
  const share = (count: number, left: number): number[][] => {
    if (count === 0) return [[]]
    const ways: number[][] = []
    for (let own = least; own <= left - (count - 1) * least; own++)
      for (const others of share(count - 1, left - own)) ways.push([own, ...others])
    return ways
  }
  const ways = share(prints, columns)
  shares.set(key, ways)
  return ways
}

const shares = new Map<string, number[][]>()
