import { fullEnd, leastEnd } from '../../paginate/fill-frame.ts'
import { mostWhite } from './fill-column.ts'
import type { PageState } from './fill-page.ts'
import type { Column } from './packing.ts'

/** What it costs to end a page so: little for stretched photos, much for a hole, most for one of a third. */
export function pageDemerits(state: PageState, rows: number, gap: number, last: boolean): number {
  const [left, right] = state.columns
  const split = state.cutPenalty + (0.3 * state.detour) / rows
  if (last) return 0.08 + split + lastDemerits(left, right, rows, gap)
  return 0.08 + split + columnDemerits(left, rows, gap) + columnDemerits(right, rows, gap)
}

function columnDemerits(column: Column, rows: number, gap: number): number {
  if (column.min > rows) return 1000
  const { min, natural, max } = column
  if (natural > rows) return 2.5 * ((natural - rows) / Math.max(1, natural - min)) ** 2
  const white = mostWhite(column.cards, gap)
  const most = max + white
  if (most >= rows) return 0.4 * ((rows - natural) / Math.max(1, most - natural)) ** 2
  const underfull = (rows - most) / rows
  return 0.5 + 10 * underfull ** 2 + (underfull > 0.3 ? 100 : 0)
}

// The last page ends where it ends, its columns alike if that can be; the less there is on it, the greater pity a page of its own.
function lastDemerits(left: Column, right: Column, rows: number, gap: number): number {
  const over = Math.max(left.min, right.min) > rows ? 1000 : 0
  const squeezed = [left, right].reduce((sum, { min, natural }) => {
    return natural > rows ? sum + 2.5 * ((natural - rows) / Math.max(1, natural - min)) ** 2 : sum
  }, 0)
  const apart = Math.abs(left.natural - right.natural) / rows
  // of what stands on it: cards below each other have white between them, which makes a page no fuller
  const said = [left, right].reduce(
    (sum, { natural, cards }) => sum + natural - Math.max(0, cards - 1) * gap,
    0,
  )
  const thin = 2 * Math.max(0, 1 - said / (1.2 * rows))
  const depths = [left, right].map(({ natural, max }) => Math.max(natural, Math.min(max, fullEnd(rows))))
  // of both columns: one alone that reaches the foot fills no page
  const fill = depths.reduce((sum, depth) => sum + depth, 0) / (2 * rows)
  const short = fill < leastEnd ? 0.8 + 1.5 * (1 - fill / leastEnd) ** 2 : 0
  return over + squeezed + apart ** 2 + thin + short
}
