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
  /** The card that it begins, as one box, and the box that the next one begins with. */
  whole?: { box: PlacedBox; next: number }
  /** It is such a box itself. */
  isWhole?: true
}

/** A column filled up to the box `end` (exclusive). */
export interface FilledColumn {
  end: number
  column: Column
}

export const emptyColumn: Column = { min: 0, natural: 0, ways: [{ above: 0, cost: 0 }], cards: 0 }

/**
 * All columns of `rows` rows that begin with one box and end where a card does, or may be cut, at the box `last` at the latest. A card that a column
 * holds all of is one box there, where it has one: torn are the first and the last of them only.
 */
export function* columnsFrom(
  boxes: readonly PlacedBox[],
  start: number,
  rows: number,
  gap: number,
  last: number,
): Generator<FilledColumn> {
  let column: Column | undefined = emptyColumn
  for (let at = start; at < last; ) {
    const { [at]: first } = boxes
    invariant(first, 'a column is filled box by box')
    const { whole } = first
    if (whole) yield* partsFrom(boxes, at, rows, gap, whole.next - 1, column)
    column = grow(column, whole?.box ?? first, rows, gap)
    if (!column) return
    at = whole?.next ?? at + 1
    if (whole || first.penalty < Number.POSITIVE_INFINITY) yield { end: at, column }
  }
}

// The column with each part of the card that stands below what it has.
function* partsFrom(
  boxes: readonly PlacedBox[],
  start: number,
  rows: number,
  gap: number,
  last: number,
  above: Column,
): Generator<FilledColumn> {
  let column: Column | undefined = above
  for (const [n, box] of boxes.slice(start, last).entries()) {
    column = grow(column, box, rows, gap)
    if (!column) return
    if (box.penalty < Number.POSITIVE_INFINITY) yield { end: start + n + 1, column }
  }
}

/** The boxes [from, to) of a column: a card that it holds all of is one. */
export function boxesOfColumn(boxes: readonly PlacedBox[], from: number, to: number): PlacedBox[] {
  const inColumn: PlacedBox[] = []
  for (let at = from; at < to; ) {
    const { [at]: box } = boxes
    invariant(box, 'a column has boxes')
    const whole = box.whole && box.whole.next <= to ? box.whole : undefined
    inColumn.push(whole?.box ?? box)
    at = whole?.next ?? at + 1
  }
  return inColumn
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
