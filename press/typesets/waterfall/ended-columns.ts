import { columnsFrom, type PlacedBox } from './columns-from.ts'
import { columnDemerits } from './page-demerits.ts'

/** A column up to the box `end` (exclusive), and what it costs to end it there. */
export interface EndedColumn {
  end: number
  demerits: number
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
        demerits: columnDemerits(column, rows) + (boxes[end - 1]?.penalty ?? 0),
      }))
    ofHeight[from] = ended
    return ended
  }
}
