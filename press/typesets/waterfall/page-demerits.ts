import { leastEnd } from '../../paginate/fill-frame.ts'
import { fullestHeight, strainOf } from './column-heights.ts'
import type { Column } from './packing.ts'

/** What it costs to end a column so: little for stretched photos, much for a hole, most for one of a third. */
export function columnDemerits(column: Column, rows: number): number {
  const hole = fullestAt(column, rows, rows)
  return (
    hole.demerits +
    holed * Math.min(1, hole.free) +
    early * (hole.free / rows) ** 2 +
    (hole.free > rows * 0.3 ? 100 : 0)
  )
}

/** Down to which row of `rows` both columns of the last page of a month are filled best, and what it costs. */
export function lastPage(
  [left, right]: readonly [Column, Column],
  rows: number,
  gap: number,
): { depth: number; demerits: number } {
  // of what stands on it: cards below each other have white between them, which makes a page no fuller
  const said = [left, right].reduce(
    (sum, { natural, cards }) => sum + natural - Math.max(0, cards - 1) * gap,
    0,
  )
  const thin = 2 * Math.max(0, 1 - said / (1.2 * rows))
  let best = { depth: rows, demerits: Number.POSITIVE_INFINITY }
  for (let depth = Math.min(rows, Math.max(left.min, right.min)); depth <= rows; depth++) {
    const [a, b] = [fullestAt(left, depth, rows), fullestAt(right, depth, rows)]
    const demerits = a.demerits + b.demerits + endDemerits((a.full + b.full) / (2 * rows))
    if (demerits < best.demerits) best = { depth, demerits }
  }
  return { ...best, demerits: best.demerits + thin }
}

/** What it costs that a month fills so much of its last page. */
export const endDemerits = (fill: number) => 4 * (1 - fill) ** 2 + (fill < leastEnd ? 0.8 : 0)

/** What it costs that both columns of a part of a page of `rows` rows end at `depth`. */
export const bandDemerits = (columns: readonly Column[], depth: number, rows: number): number =>
  columns.reduce((sum, column) => {
    const { demerits, free } = fullestAt(column, depth, rows)
    return sum + demerits + holed * Math.min(1, free) + early * (free / rows) ** 2
  }, 0)

/** How far down a column reaches at most where it is to end at `depth`, what that leaves below it, and what it costs. */
function fullestAt(column: Column, depth: number, rows: number) {
  const full = fullestHeight(column, depth)
  if (full === undefined) return { full: column.min, free: 0, demerits: 1000 }
  const free = depth - full
  const demerits = (full < column.natural ? 2.5 : 0.4) * strainOf(column, full) + 16 * (free / rows) ** 2
  return { full, free, demerits }
}

/** A column of a page before the last ends early, and what it costs that it does so by as much. */
const holed = 0.2
const early = 14
