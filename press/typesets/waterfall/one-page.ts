import { columnsFrom, emptyColumn, type PlacedBox } from './columns-from.ts'
import type { Column } from './packing.ts'

/** A way to set some boxes in two columns: the box that the right one begins with, and what the cut before it costs. */
export interface TwoColumns {
  middle: number
  cut: number
  columns: [Column, Column]
}

/** The ways to set the boxes [from, end) in two columns of `rows` rows. */
export function* onePage(
  boxes: readonly PlacedBox[],
  from: number,
  end: number,
  rows: number,
  gap: number,
): Generator<TwoColumns> {
  for (const left of columnsFrom(boxes, from, rows, gap, end)) {
    const cut = left.end < end ? (boxes[left.end - 1]?.penalty ?? 0) : 0
    const rights =
      left.end === end ? [{ end, column: emptyColumn }] : columnsFrom(boxes, left.end, rows, gap, end)
    for (const right of rights) {
      const columns: [Column, Column] = [left.column, right.column]
      if (right.end === end) yield { middle: left.end, cut, columns }
    }
  }
}
