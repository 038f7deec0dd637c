import { ofSlack } from './costs.ts'
import { type BandBox, type Heights, noHeight, withBox } from './heights.ts'

/** Boxes from one break to another one in a column. */
export interface ColumnRun {
  end: number
  /** Demerits where its band has so many rows, what it leaves white among them. */
  at: Heights
  /** Rows that it takes at least. */
  least: number
}

/** All that a column may hold from a break on, of a page of so many rows; `isBreak` of the boxes that one may end before, `slack` demerits of so many rows of white below. */
export function columnRuns(
  boxes: readonly BandBox[],
  start: number,
  isBreak: (box: number) => boolean,
  rows: number,
  slack: readonly number[],
): ColumnRun[] {
  const runs: ColumnRun[] = []
  let heights = noHeight(rows)
  for (let n = start; n < boxes.length; n++) {
    const box = boxes[n]
    if (!box) break
    heights = withBox(heights, box, n === start ? 0 : box.glue)
    const least = leastOf(heights)
    if (least < 0) break
    if (isBreak(n + 1)) runs.push({ end: n + 1, at: withSlack(heights, slack), least })
  }
  return runs
}

// The first row at which it may end; -1 where there is none.
function leastOf(heights: Heights): number {
  for (let h = 0; h < heights.length; h++) if (heights[h] !== Number.POSITIVE_INFINITY) return h
  return -1
}

// A column may end above the foot of its band.
function withSlack(heights: Heights, slack: readonly number[]): Heights {
  const at = heights.slice()
  for (let h = 0; h < heights.length; h++) {
    const ofHeight = heights[h] ?? Number.POSITIVE_INFINITY
    if (ofHeight === Number.POSITIVE_INFINITY) continue
    for (let foot = h + 1; foot < at.length; foot++) {
      const demerits = ofHeight + (slack[foot - h] ?? 0)
      if (demerits < (at[foot] ?? 0)) at[foot] = demerits
    }
  }
  return at
}

/** The height at which a run with `heights` ends best in a band of so many rows. */
export function bestHeight(heights: Heights, foot: number, evenness: number): number {
  let best = -1
  const costAt = (h: number) => (heights[h] ?? Number.POSITIVE_INFINITY) + evenness * ofSlack(foot - h)
  for (let h = 0; h <= foot; h++)
    if (costAt(h) < Number.POSITIVE_INFINITY && (best < 0 || costAt(h) < costAt(best))) best = h
  return best
}
