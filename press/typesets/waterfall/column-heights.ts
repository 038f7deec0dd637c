import type { CardBox, Column, HeightWay } from './packing.ts'

/** The heights that a box can have, ascending; its least where it has no other. */
export function heightsOf({ min, max, heights = [] }: CardBox): number[] {
  // a line of words, as nearly all boxes are
  if (min === max) return [min]
  const [lowest = max] = heights
  const any = Array.from({ length: Math.max(0, Math.min(max, lowest) - min + 1) }, (_, n) => min + n)
  const steps = new Set([...any, ...heights.filter(height => height >= min && height <= max)])
  return steps.size > 0 ? [...steps] : [min]
}

/** What each of its heights costs: something smaller than suits it more than something larger. */
export const costsOf = (box: CardBox): readonly number[] =>
  box.costs ??
  heightsOf(box).map(height => costs[height < box.natural ? 'smaller' : 'larger'] * strainOf(box, height))

const costs = { smaller: 1.6, larger: 0.4 }

/**
 * Heights that a column can have once a box is in it, each as cheaply as it can, `most` rows above its least at most. `steps`: rows of the box above
 * its least height; `costs`: what each of them costs.
 */
export function grownWays(
  ways: readonly HeightWay[],
  steps: readonly number[],
  costs: readonly number[],
  most: number,
): readonly HeightWay[] {
  // words alone, as in most columns
  if (steps.length === 1 && !costs[0]) return ways
  const cheapest: (number | undefined)[] = []
  for (const way of ways)
    for (const [n, step] of steps.entries()) {
      const above = way.above + step
      if (above > most) break
      const cost = way.cost + (costs[n] ?? 0)
      const { [above]: known } = cheapest
      if (known === undefined || cost < known) cheapest[above] = cost
    }
  return cheapest.flatMap((cost, above) => (cost === undefined ? [] : [{ above, cost }]))
}

/** The heights of a column up to `rows`; its least one where it is taller. */
export function waysUpTo({ min, ways }: Column, rows: number): readonly HeightWay[] {
  const last = ways.at(-1)
  if (last && min + last.above <= rows) return ways
  const fair = ways.filter(({ above }) => min + above <= rows)
  return fair.length > 0 ? fair : ways.slice(0, 1)
}

/** Heights of boxes that together are as near below `rows` as can be, as cheaply as that allows. */
export function heightsFilling(boxes: readonly CardBox[], rows: number): number[] {
  let ways = new Map<number, { cost: number; heights: readonly number[] }>([[0, { cost: 0, heights: [] }]])
  for (const box of boxes) {
    const next: typeof ways = new Map()
    const heights = heightsOf(box)
    const costs = costsOf(box)
    for (const [sum, way] of ways) {
      for (const [n, height] of heights.entries()) {
        // too much already: no more than it must
        if (sum + height > rows && height !== heights[0]) break
        const cost = way.cost + (costs[n] ?? 0)
        const cheapest = next.get(sum + height)
        if (!cheapest || cost < cheapest.cost)
          next.set(sum + height, { cost, heights: [...way.heights, height] })
      }
    }
    ways = next
  }
  const sums = [...ways.keys()].sort((a, b) => a - b)
  const fullest = sums.findLast(sum => sum <= rows) ?? sums[0] ?? 0
  return [...(ways.get(fullest)?.heights ?? [])]
}

/** How far something is from its natural height, of what it can: 0 to 1. */
function strainOf({ min, natural, max }: Pick<CardBox, 'min' | 'natural' | 'max'>, height: number): number {
  const most = height > natural ? max - natural : natural - min
  return most <= 0 ? 0 : ((height - natural) / most) ** 2
}
