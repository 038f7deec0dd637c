import type { CardBox, Column } from './packing.ts'

/** The heights that a box can have, ascending; its least where it has no other. */
export function heightsOf({ min, max, heights = [] }: CardBox): number[] {
  // a line of words, as nearly all boxes are
  if (min === max) return [min]
  const [lowest = max] = heights
  const any = Array.from({ length: Math.max(0, Math.min(max, lowest) - min + 1) }, (_, n) => min + n)
  const steps = new Set([...any, ...heights.filter(height => height >= min && height <= max)])
  return steps.size > 0 ? [...steps] : [min]
}

/**
 * Heights that a column can have once a box with `steps` is in it (rows above its least height), `most` rows above its least at most: a bit
 * for each.
 */
export function grownReach(reach: bigint, steps: readonly number[], most: number): bigint {
  if (steps.length === 1) return reach
  let grown = 0n
  for (const step of steps) if (step <= most) grown |= reach << BigInt(step)
  return grown & ((1n << BigInt(Math.max(0, most) + 1)) - 1n)
}

/** Rows that a column can take, the most that are no more than `rows`; undefined where it needs more. */
export function fullestHeight({ min, reach }: Column, rows: number): number | undefined {
  if (rows < min) return undefined
  // words alone, as in most columns: numbers of any size are slow
  if (reach === 1n) return min
  const within = reach & ((1n << BigInt(rows - min + 1)) - 1n)
  return min + within.toString(2).length - 1
}

/** Heights of boxes that together are as near below `rows` as can be, each as near to its natural one as that allows. */
export function heightsFilling(boxes: readonly CardBox[], rows: number): number[] {
  let ways = new Map<number, { strain: number; heights: readonly number[] }>([
    [0, { strain: 0, heights: [] }],
  ])
  for (const box of boxes) {
    const next: typeof ways = new Map()
    const heights = heightsOf(box)
    for (const [sum, way] of ways) {
      for (const height of heights) {
        // too much already: no more than it must
        if (sum + height > rows && height !== heights[0]) break
        const strain = way.strain + strainOf(box, height)
        const cheapest = next.get(sum + height)
        if (!cheapest || strain < cheapest.strain)
          next.set(sum + height, { strain, heights: [...way.heights, height] })
      }
    }
    ways = next
  }
  const sums = [...ways.keys()].sort((a, b) => a - b)
  const fullest = sums.findLast(sum => sum <= rows) ?? sums[0] ?? 0
  return [...(ways.get(fullest)?.heights ?? [])]
}

/** How far something is from its natural height, of what it can: 0 to 1. */
export function strainOf(
  { min, natural, max }: Pick<CardBox, 'min' | 'natural' | 'max'>,
  height: number,
): number {
  const most = height > natural ? max - natural : natural - min
  return most <= 0 ? 0 : ((height - natural) / most) ** 2
}
