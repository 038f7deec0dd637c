import { invariant } from '#domain/invariant'
import { grownWays } from './column-heights.ts'
import { type CardBox, type Column, goesOnRows } from './packing.ts'

/** A box that knows its card, and its place in it. */
export interface PlacedBox extends CardBox {
  card: number
  indexInCard: number
  pad: number
  /** Rows above its least height that it can have, and what each of them costs. */
  steps: readonly number[]
  costs: readonly number[]
}

/** A column filled up to the box `end` (exclusive). */
export interface FilledColumn {
  end: number
  column: Column
}

export const emptyColumn: Column = { min: 0, natural: 0, ways: [{ above: 0, cost: 0 }], cards: 0 }

/** All columns of `rows` rows that begin with one box and end where a card does, or may be cut, at the box `last` at the latest. */
export function* columnsFrom(
  boxes: readonly PlacedBox[],
  start: number,
  rows: number,
  gap: number,
  last: number,
): Generator<FilledColumn> {
  let column = emptyColumn
  for (let at = start; at < last; at++) {
    const box = boxes[at]
    invariant(box, 'a column is filled box by box')
    const grown = grow(column, box, rows, gap)
    if (!grown) return
    column = grown
    if (box.penalty < Number.POSITIVE_INFINITY) yield { end: at + 1, column }
  }
}

function grow(old: Column, box: PlacedBox, rows: number, gap: number): Column | undefined {
  const opens = old.cards === 0 || box.indexInCard === 0
  const white = opens ? (old.cards > 0 ? gap : 0) + headOf(box) + 2 * box.pad : box.glue
  const min = old.min + white + box.min
  // one box that is taller than its column is set all the same, and found by the preflight
  if (min > rows && old.cards > 0) return undefined
  return {
    min,
    natural: old.natural + white + box.natural,
    ways: grownWays(old.ways, box.steps, box.costs, Math.max(0, rows - min)),
    cards: old.cards + (opens ? 1 : 0),
  }
}

/** Rows that a part of a card has above its first box. */
export const headOf = ({ indexInCard }: PlacedBox): number => (indexInCard > 0 ? goesOnRows : 0)
