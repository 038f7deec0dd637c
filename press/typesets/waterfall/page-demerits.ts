import { leastEnd } from '../../paginate/fill-frame.ts'
import { waysUpTo } from './column-heights.ts'
import type { Column } from './packing.ts'

/** How far down each of two columns reaches, and what that costs. */
export interface Ends {
  depths: [number, number]
  demerits: number
}

type Columns = readonly [Column, Column]

/** The best ends of the columns of a page before the last, of which they have `rows` of `page` rows: at its foot, and alike. */
export function fullPage(columns: Columns, rows: number, page: number): Ends {
  return cheapestEnds(
    columns,
    rows,
    (a, b) =>
      holeAbove(rows - a, rows) + holeAbove(rows - b, rows) + holeOfPage(emptyOf([rows - a, rows - b], page)),
  )
}

/** What a page counts: a month of fewer is better. */
export const perPage = 2.5

/** Share of a page of `rows` rows below its two columns. */
export const emptyOf = ([left, right]: readonly [number, number], rows: number): number =>
  (left + right) / (2 * rows)

/** What it costs that a page before the last is so empty: where it looks like a mistake, more than anything else but what stands outside its page. */
export const holeOfPage = (empty: number): number =>
  empty > mostEmpty ? 200 + 1000 * (empty - mostEmpty) : 0

/** Of a page before the last. */
export const mostEmpty = 0.3

/** The best ends of the columns of the last page of a month, as far down as their cards reach. */
export function lastPage(columns: Columns, rows: number, gap: number): Ends {
  // of what stands on it: cards below each other have white between them, which makes a page no fuller
  const said = columns.reduce((sum, { natural, cards }) => sum + natural - Math.max(0, cards - 1) * gap, 0)
  const thin = 2 * Math.max(0, 1 - said / (1.2 * rows))
  const best = cheapestEnds(columns, rows, (a, b) => endDemerits((a + b) / (2 * rows)))
  return { ...best, demerits: best.demerits + thin }
}

/** What it costs that a month fills so much of its last page. */
export const endDemerits = (fill: number) => unfilled * (1 - fill) ** 2 + (fill < leastEnd ? short : 0)

const unfilled = 30
/** What a last page costs that looks cut off. */
const short = 8

/** The cheapest ends of two columns above a card over both, by the rows down to the deeper one. */
export function endsAbove(columns: Columns, page: number): (Ends | undefined)[] {
  const byDepth: (Ends | undefined)[] = []
  for (const ends of allEnds(columns, page)) {
    const depth = Math.max(...ends.depths)
    const cheapest = byDepth[depth]
    if (!cheapest || ends.demerits < cheapest.demerits) byDepth[depth] = ends
  }
  return byDepth
}

function cheapestEnds(
  columns: Columns,
  rows: number,
  demeritsOf: (left: number, right: number) => number,
): Ends {
  let best: Ends = { depths: [columns[0].min, columns[1].min], demerits: Number.POSITIVE_INFINITY }
  for (const { depths, demerits } of allEnds(columns, rows)) {
    const all = demerits + demeritsOf(...depths)
    if (all < best.demerits) best = { depths, demerits: all }
  }
  return best
}

function* allEnds([left, right]: Columns, rows: number): Generator<Ends> {
  const over = (left.min > rows ? tooTall : 0) + (right.min > rows ? tooTall : 0)
  const rights = waysUpTo(right, rows)
  for (const a of waysUpTo(left, rows))
    for (const b of rights) {
      const depths: [number, number] = [left.min + a.above, right.min + b.above]
      yield { depths, demerits: over + a.cost + b.cost + apartDemerits(Math.abs(depths[0] - depths[1])) }
    }
}

const tooTall = 1000

/** Two columns that end so many rows apart: one is the white below words. */
const apartDemerits = (rows: number): number =>
  rows <= 1 ? 0 : perRow * (rows - 1) + (rows > 3 ? clearly : 0)
const perRow = 0.4
const clearly = 2

/** What it costs that a column of a page before the last ends so many rows early: most where it is a hole of a third. */
export const holeAbove = (free: number, rows: number): number =>
  holed * Math.min(1, free) + early * (free / rows) ** 2 + (free > rows * 0.3 ? 100 : 0)

const holed = 0.5
const early = 60
