import { type ColumnRun, columnRuns } from './column-runs.ts'
import { ofColumnAlone, ofEmpty, ofSlack } from './costs.ts'
import type { Prepared } from './prepared.ts'
import { remember } from './remember.ts'

/** Two columns of a band, of the boxes up to `to`. */
export interface ColumnPair {
  to: number
  /** Demerits at each foot, in rows below the lower one of their tops. */
  at: number[]
  /** The first box of the right column, at each foot. */
  middle: number[]
}

/** Rows of the page that something else takes above a band, of each column. */
export type Tops = readonly [left: number, right: number]

/** All pairs of columns from a box on, on pages of so many rows; `cutAt` of what is parted before a box, infinite where nothing may be. */
export function columnPairs(
  boxes: Prepared['boxes'],
  cutAt: (box: number) => number,
  rows: number,
  evenness: number,
): (from: number, tops: Tops) => readonly ColumnPair[] {
  const mayBreak = (box: number) => cutAt(box) < Number.POSITIVE_INFINITY
  const slack = Array.from({ length: rows + 1 }, (_, white) => evenness * ofSlack(white))
  const runsOf = remember((from: number) => columnRuns(boxes, from, mayBreak, rows, slack))

  const empty = Float64Array.from({ length: rows + 1 }, (_, white) => ofEmpty(white))
  const nothing = (box: number): ColumnRun => ({ end: box, at: empty, least: 0 })

  const pairs = (from: number, [leftTop, rightTop]: Tops): ColumnPair[] => {
    const top = Math.max(leftTop, rightTop)
    const isLevel = leftTop === rightTop
    // beside an opener nothing is missed
    const ofAlone = isLevel ? ofColumnAlone : 0
    // of what goes on from the page before, said in a row above it
    const label = boxes[from]?.goesOn ?? 0
    const found = new Map<number, ColumnPair>()
    for (const left of isLevel ? runsOf(from) : [nothing(from), ...runsOf(from)])
      for (const right of [nothing(left.end), ...runsOf(left.end)]) {
        // what goes on in the next column begins level with it
        const above = left.end === from ? 0 : label
        const isLevelWithIt = boxes[left.end]?.goesOn
        const [leftDown, rightDown] = [top - leftTop - above, top - rightTop - (isLevelWithIt ? above : 0)]
        const least = Math.max(1, left.least - leftDown, right.least - rightDown)
        if (right.end === from || top + least > rows) continue
        const pair = found.get(right.end) ?? noPair(right.end, rows)
        found.set(right.end, pair)
        const more = left.end === from || right.end === left.end ? ofAlone : cutAt(left.end)
        for (let foot = least; top + foot <= rows; foot++) {
          const demerits = (left.at[foot + leftDown] ?? 0) + (right.at[foot + rightDown] ?? 0) + more
          if (demerits < (pair.at[foot] ?? 0)) {
            pair.at[foot] = demerits
            pair.middle[foot] = left.end
          }
        }
      }
    return [...found.values()]
  }
  // how far down the page two columns of one top begin does not matter
  const level = remember((from: number) => pairs(from, [0, 0]), pagesRemembered * rows)
  return (from, tops) => (tops[0] === tops[1] ? level(from) : pairs(from, tops))
}

/** Of boxes of one row in each of their columns: what is looked at begins on one page, and each pair takes a row of numbers for each box. */
const pagesRemembered = 4

const noPair = (to: number, rows: number): ColumnPair => ({
  to,
  at: new Array<number>(rows + 1).fill(Number.POSITIVE_INFINITY),
  middle: new Array<number>(rows + 1).fill(0),
})
