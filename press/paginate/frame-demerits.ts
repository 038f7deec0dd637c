import type { Box } from './box.ts'
import { fullEnd, leastEnd } from './fill-frame.ts'

/** Demerits that differ between books. */
export interface Costs {
  /** Of the square of the share of a frame that it leaves white. */
  ofWhite?: number
  /** Of a frame that ends although what comes next has room below it; nothing where absent. */
  ofEarlyEnd?: number
  /** A frame that would end early is filled by photos that grow (grow-photos). */
  grows?: boolean
}

/** A page costs a little, stretched photos some, an underfull page much; one of a third is the last resort. Heights in rows. */
export function frameDemerits(frame: {
  min: number
  natural: number
  max: number
  capacity: number
  isLast: boolean
  /** Rows by which what resists shrinking could shrink. */
  resisting: number
  ofWhite: number
}): number {
  const { min, natural, max, capacity, isLast, resisting, ofWhite } = frame
  const page = 0.08
  if (min > capacity) return 1000
  if (natural > capacity) {
    const shrink = natural - capacity
    const yielding = natural - min - resisting
    const resistance = resisting > 0 && shrink > yielding ? 2 * ((shrink - yielding) / resisting) ** 2 : 0
    return page + 0.5 * (shrink / Math.max(1, natural - min)) ** 2 + resistance
  }
  if (isLast) {
    const reached = Math.max(natural, Math.min(max, fullEnd(capacity)))
    const stretched = 0.3 * ((reached - natural) / Math.max(1, max - natural)) ** 2
    return page + stretched + shortEnd(reached / capacity)
  }
  if (max >= capacity) return page + 0.3 * ((capacity - natural) / Math.max(1, max - natural)) ** 2
  const underfull = (capacity - max) / capacity
  return page + 0.3 + ofWhite * underfull ** 2 + (underfull > mostUnderfull ? demeritsOfEmpty : 0)
}

/** Of the square of the share of a frame that it leaves white; of a column, beside another one that is full. */
export const usualOfWhite = 10
export const ofWhiteInColumns = 20

/** Share of a frame that is left empty by the last resort alone. */
export const mostUnderfull = 0.33
export const demeritsOfEmpty = 100

// A month may end anywhere in the lower part of a page; with less on its last page it looks cut off.
function shortEnd(fill: number): number {
  return (fill < leastEnd ? 0.35 + 2 * (1 - fill / leastEnd) ** 2 : 0) + (fill < 0.15 ? 1.6 : 0)
}

/** About twice the demerits that pages without a fault come to; one that is taller than its frame, or a third empty, has more by itself. */
export function mostOfGood(boxes: readonly Box[], capacity: number): number {
  const rows = boxes.reduce((sum, { glue, natural }) => sum + glue + natural, 0)
  return 1.5 + (rows / capacity) * demeritsOfGood
}

const demeritsOfGood = 0.3
