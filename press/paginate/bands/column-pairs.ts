import { type ColumnRun, columnRuns } from './column-runs.ts'
import { ofColumnAlone, ofEmpty } from './costs.ts'
import type { Heights } from './heights.ts'
import type { Prepared } from './prepared.ts'
import { remember } from './remember.ts'

/** Two columns of a band, of the boxes up to `to`. */
export interface ColumnPair {
  to: number
  /** Demerits at each foot, in rows below the lower one of their tops. */
  at: Heights
  /** The first box of the right column, at each foot. */
  middle: Int32Array
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
  const runsOf = remember((from: number) => columnRuns(boxes, from, mayBreak, rows, evenness))

  const pairs = (from: number, [leftTop, rightTop]: Tops): ColumnPair[] => {
    const top = Math.max(leftTop, rightTop)
    const isLevel = leftTop === rightTop
    // beside an opener nothing is missed
    const ofAlone = isLevel ? ofColumnAlone : 0
    const found = new Map<number, ColumnPair>()
    for (const left of isLevel ? runsOf(from) : [undefined, ...runsOf(from)])
      for (const right of [undefined, ...runsOf(left?.end ?? from)]) {
        if (!left && !right) continue
        const middle = left?.end ?? from
        const to = right?.end ?? middle
        const pair = found.get(to) ?? noPair(to, rows)
        found.set(to, pair)
        const more = left && right ? cutAt(middle) : ofAlone
        for (let foot = 1; top + foot <= rows; foot++) {
          const demerits =
            ofColumn(left, top + foot - leftTop) + ofColumn(right, top + foot - rightTop) + more
          if (demerits < (pair.at[foot] ?? 0)) {
            pair.at[foot] = demerits
            pair.middle[foot] = middle
          }
        }
      }
    return [...found.values()]
  }
  // how far down the page two columns of one top begin does not matter
  const level = remember((from: number) => pairs(from, [0, 0]))
  return (from, tops) => (tops[0] === tops[1] ? level(from) : pairs(from, tops))
}

const ofColumn = (run: ColumnRun | undefined, rows: number): number =>
  run ? (run.at[rows] ?? Number.POSITIVE_INFINITY) : ofEmpty(rows)

const noPair = (to: number, rows: number): ColumnPair => ({
  to,
  at: new Float64Array(rows + 1).fill(Number.POSITIVE_INFINITY),
  middle: new Int32Array(rows + 1),
})
