import type { Block } from './block.ts'
import { breakMonth } from './break-month.ts'
import { breakWell } from './break-well.ts'
import { firstFrameOfLastPage } from './frame-room.ts'
import { columnsEndingAt } from './wide-columns.ts'
import { headRows } from './wide-head-rows.ts'
import { setPiece, type WidePiece } from './wide-piece.ts'
import { type AroundRoom, gap, joined, type Reached, roomBelow, withPiece } from './wide-reached.ts'
import type { Run } from './wide-runs.ts'

export interface Way {
  reached: Reached
  /** In pages: white, and what is smaller or larger than suits it. */
  cost: number
}

/** At the foot of a page, below the columns that come before, which end where it begins; the other pieces overleaf. */
export function atFoot(
  reached: Reached,
  columns: readonly Block[],
  [piece, ...others]: readonly WidePiece[],
  room: AroundRoom,
): Way[] {
  if (!piece) return []
  if (columns.length === 0) return reached.top === 0 ? [] : below(reached, piece, others, room)
  const around = roomBelow(reached, room)
  const usual = breakWell(columns, around)
  const lastPage = firstFrameOfLastPage(usual, room.columns)
  const page = reached.page + lastPage / room.columns
  const feet = usual.free.slice(lastPage)
  const left = feet.length < room.columns ? 0 : Math.min(...feet) - gap
  return heightsOf(piece, left).flatMap(rows => {
    const set = setPiece(piece, rows, page * room.columns)
    const tried = columnsEndingAt(columns, around, lastPage, set.rows + gap)
    if (!tried) return []
    const above = joined(reached, tried.broken, room)
    const cost = tried.white / (room.rows * room.columns) + costOf(piece, set.rows)
    return thenOthers(
      { cost, reached: withPiece(above, set, page, room.rows - set.rows, room) },
      others,
      room,
    )
  })
}

// Right below another one.
function below(reached: Reached, piece: WidePiece, others: readonly WidePiece[], room: AroundRoom): Way[] {
  const { page, top } = reached
  const rows = room.rows - top
  if (piece.min > rows) return []
  const set = setPiece(piece, Math.min(rows, piece.natural), page * room.columns)
  return thenOthers(
    { cost: costOf(piece, set.rows), reached: withPiece(reached, set, page, top, room) },
    others,
    room,
  )
}

/** At the head of a page, behind columns that fill theirs. */
export function atHead(
  reached: Reached,
  columns: readonly Block[],
  pieces: readonly WidePiece[],
  next: Run | undefined,
  room: AroundRoom,
): Way[] {
  const [piece, ...others] = pieces
  const full = filled(reached, columns, room)
  const { page } = full.reached
  const frame = page * room.columns
  const most = room.capacity(frame)
  // where an opener leaves more of one column than of the other, nothing stands over both
  if (!piece || piece.min > most || room.capacity(frame + 1) !== most) return []
  const isParted = others.length > 0
  const set = setPiece(piece, isParted ? most : headRows(piece, most, full.reached, next, room), frame)
  if (isParted && set.rows < most - mostWhite) return []
  const way = {
    cost: full.cost + costOf(piece, set.rows),
    reached: withPiece(full.reached, set, page, room.rows - most, room),
  }
  return thenOthers(way, others, room)
}

/** Rows that a part of it may leave white where it goes on overleaf. */
const mostWhite = 2

function filled(reached: Reached, columns: readonly Block[], room: AroundRoom): Way {
  if (columns.length === 0 && reached.top === 0) return { reached, cost: 0 }
  if (columns.length === 0)
    return {
      cost: 1 - reached.top / room.rows,
      reached: { ...reached, page: reached.page + 1, top: 0 },
    }
  const around = roomBelow(reached, room)
  const usual = breakMonth(columns, around)
  const lastPage = firstFrameOfLastPage(usual, room.columns)
  const tried =
    columnsEndingAt(columns, around, lastPage - room.columns, 0) ??
    columnsEndingAt(columns, around, lastPage, 0)
  const broken = tried?.broken ?? usual
  const white = tried?.white ?? room.rows
  const all = joined(reached, broken, room)
  return { cost: white / (room.rows * room.columns), reached: { ...all, page: all.page + 1, top: 0 } }
}

function thenOthers(way: Way, [piece]: readonly WidePiece[], room: AroundRoom): Way[] {
  if (!piece) return [way]
  const { page } = way.reached
  const frame = page * room.columns
  // its leaf is turned between them
  if (room.turns?.after(frame - 1) || piece.min > room.rows) return []
  const set = setPiece(piece, piece.natural, frame)
  const cost = way.cost + costOf(piece, set.rows) + ofSplit
  return [{ cost, reached: withPiece(way.reached, set, page, 0, room) }]
}

const ofSplit = 0.2

const costOf = ({ min, natural, max }: WidePiece, rows: number): number =>
  rows < natural
    ? ofShrinking * ((natural - rows) / Math.max(1, natural - min)) ** 2
    : ofGrowing * ((rows - natural) / Math.max(1, max - natural)) ** 2
const ofShrinking = 0.15
const ofGrowing = 0.1

function heightsOf({ min, natural, max }: WidePiece, left: number): number[] {
  const wanted = [left, left - 1, left - 2, left + 1, left + 2, left + 4, min, natural]
  return [...new Set(wanted.map(rows => Math.max(min, Math.min(max, rows))))]
}
