import { columnsFrom, type PlacedBox } from './columns-from.ts'
import type { Column } from './packing.ts'
import { holeAbove } from './page-demerits.ts'

/** A column up to the box `end` (exclusive), and what it costs to cut there. */
export interface EndedColumn {
  end: number
  column: Column
  cut: number
  /** What it costs at least that it ends early. */
  hole: number
}

/** Gives the columns of so many rows from a box on, each counted once. */
export function endedColumns(
  boxes: readonly PlacedBox[],
  gap: number,
): (from: number, rows: number) => readonly EndedColumn[] {
  const known = new Map<number, EndedColumn[][]>()
  return (from, rows) => {
    const ofHeight = known.get(rows) ?? []
    known.set(rows, ofHeight)
    const ended =
      ofHeight[from] ??
      [...columnsFrom(boxes, from, rows, gap, boxes.length)].map(({ end, column }) => ({
        end,
        column,
        cut: boxes[end - 1]?.penalty ?? 0,
        hole: holeAbove(Math.max(0, rows - column.min - (column.ways.at(-1)?.above ?? 0)), rows),
      }))
    ofHeight[from] = ended
    return ended
  }
}
