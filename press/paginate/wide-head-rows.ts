import { breakWell } from './break-well.ts'
import type { WidePiece } from './wide-piece.ts'
import { type AroundRoom, gap, type Reached, roomBelow } from './wide-reached.ts'
import type { Run } from './wide-runs.ts'

/** The rows of a piece at the head of a page: as many as the end of the month wants, where the columns below it are that. */
export function headRows(
  piece: WidePiece,
  most: number,
  reached: Reached,
  next: Run | undefined,
  room: AroundRoom,
): number {
  const natural = Math.min(piece.natural, most)
  if (next?.wide) return natural
  if (!next) return Math.max(natural, Math.min(piece.max, Math.round(most * fairEnd)))
  const belowIt = (rows: number) =>
    breakWell(next.columns, roomBelow({ ...reached, top: room.rows - most + rows + gap }, room))
  const usual = belowIt(natural)
  if (usual.frames <= room.columns) {
    const left = usual.frames < room.columns ? 0 : Math.min(...usual.free)
    return Math.max(natural, Math.min(piece.max, natural + left - 2))
  }
  const least = Math.min(natural, piece.min)
  return least < natural && belowIt(least).frames <= room.columns ? least : natural
}

/** Share of a page that the last one of a month fills. */
const fairEnd = 0.8
