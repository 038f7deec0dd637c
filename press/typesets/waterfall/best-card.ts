import type { CardLine } from './card.ts'
import { heightsOf } from './column-heights.ts'
import { boxesOfCard, fillColumn } from './fill-column.ts'
import type { WideSize } from './packing.ts'

/** The best of a month as a card that has a page to itself, filling it; none where it would leave it a third empty, or does not fit. */
export function fillPage(lines: readonly CardLine[], rows: number): WideSize | undefined {
  const [min, max] = [least(lines), most(lines)]
  if (min > rows || max < rows * leastFilled) return undefined
  const {
    parts: [part],
  } = fillColumn(boxesOfCard(lines), { rows, depth: Math.min(rows, max), gap: 0 })
  return part
}

/** Of the rows of its page. */
const leastFilled = 0.78

/** A card over both columns at some of the heights that it can have, `rows` at most, ascending. */
export function sizesOf(lines: readonly CardLine[], rows: number): WideSize[] {
  const [min, max] = [least(lines), Math.min(rows, most(lines))]
  const boxes = boxesOfCard(lines)
  const sizes = new Map<number, WideSize>()
  for (let n = 0; min <= max && n <= mostSizes; n++) {
    const depth = Math.round(min + ((max - min) * n) / mostSizes)
    const [part] = fillColumn(boxes, { rows, depth, gap: 0 }).parts
    if (part) sizes.set(part.rows, part)
  }
  return [...sizes.values()]
}

const mostSizes = 8

// What a box has no height of is nothing that it can be set at, whatever its least is.
const least = (lines: readonly CardLine[]) => heightOf(lines, line => heightsOf(line)[0] ?? line.min)
const most = (lines: readonly CardLine[]) => heightOf(lines, line => line.max)

const heightOf = (lines: readonly CardLine[], height: (line: CardLine) => number) =>
  lines.reduce((sum, line, n) => sum + (n === 0 ? 0 : line.glue) + height(line), 0)
