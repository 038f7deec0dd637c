import type { Block } from '../block.ts'
import { type Box, boxesOf } from '../box.ts'

/** A box and the block that it is of. */
export interface BandBox extends Box {
  of: Block
  /** Of its standing there, at any height. */
  demerits?: number
}

/** Demerits at each height, in rows from 0 on; infinite where it cannot be so high. */
export type Heights = Float64Array

/** Of nothing, in a page of so many rows. */
export function noHeight(rows: number): Heights {
  const heights = new Float64Array(rows + 1).fill(Number.POSITIVE_INFINITY)
  heights[0] = 0
  return heights
}

/** With a box below, `glue` rows apart. */
export function withBox(above: Heights, box: BandBox, glue: number): Heights {
  const sum = new Float64Array(above.length).fill(Number.POSITIVE_INFINITY)
  // as lines of words are: what has one height, which counts nothing
  if (box.of.kind !== 'photos' && !box.demerits) {
    const down = box.min + glue
    if (down < sum.length) sum.set(above.subarray(0, sum.length - down), down)
    return sum
  }
  for (const { rows, demerits } of heightsOf(box)) {
    const down = rows + glue
    for (let h = 0; h + down < above.length; h++) {
      const all = (above[h] ?? 0) + demerits
      if (all < (sum[h + down] ?? 0)) sum[h + down] = all
    }
  }
  return sum
}

/** The heights of boxes below each other. */
export const heightsOfAll = (boxes: readonly BandBox[], rows: number): Heights =>
  boxes.reduce((heights, box, n) => withBox(heights, box, n === 0 ? 0 : box.glue), noHeight(rows))

/** The boxes of blocks, in order. */
export const bandBoxes = (blocks: readonly Block[]): BandBox[] =>
  blocks.flatMap((of, n) => boxesOf(of, n).map(box => ({ ...box, of })))

/** The heights of each box, so that they sum up to as many rows as told at the least cost. */
export function heightsThatSumTo(boxes: readonly BandBox[], rows: number): number[] {
  const tables = [noHeight(rows)]
  for (const [n, box] of boxes.entries())
    tables.push(withBox(tables[n] ?? noHeight(rows), box, n === 0 ? 0 : box.glue))
  const chosen: number[] = []
  let left = rows
  for (let n = boxes.length - 1; n >= 0; n--) {
    const box = boxes[n]
    if (!box) break
    const glue = n === 0 ? 0 : box.glue
    const best = heightsOf(box).reduce<{ rows: number; cost: number } | undefined>((best, way) => {
      const cost = (tables[n]?.[left - way.rows - glue] ?? Number.POSITIVE_INFINITY) + way.demerits
      return best && best.cost <= cost ? best : { rows: way.rows, cost }
    }, undefined)
    chosen.unshift(best?.rows ?? box.min)
    left -= (best?.rows ?? box.min) + glue
  }
  return chosen
}

interface Height {
  rows: number
  demerits: number
}

const remembered = new WeakMap<Block, readonly Height[]>()

/** The heights that a box can have. */
function heightsOf({ of, min, demerits = 0 }: BandBox): readonly Height[] {
  if (of.kind !== 'photos' || demerits > 0) return [{ rows: min, demerits }]
  const known = remembered.get(of)
  if (known) return known
  const heights = heightsOfPhotos(of)
  remembered.set(of, heights)
  return heights
}

// What is lower than any of its own heights leaves the width of its column: only where nothing else is possible.
function heightsOfPhotos({ offer, demeritsAt }: Block & { kind: 'photos' }): Height[] {
  const { min, natural, max, heights = [] } = offer
  if (demeritsAt) return heights.map(rows => ({ rows, demerits: demeritsAt(rows) }))
  const own = new Set(heights)
  const [lowest = min] = heights
  return Array.from({ length: max - min + 1 }, (_, n) => min + n)
    .filter(rows => rows < lowest || own.size === 0 || own.has(rows))
    .map(rows => ({
      rows,
      demerits:
        (rows < lowest ? ofSqueezing : 0) +
        ofChange * ((rows - natural) / Math.max(1, rows < natural ? natural - min : max - natural)) ** 2,
    }))
}

const ofSqueezing = 0.8
const ofChange = 0.08
