import fc from 'fast-check'
import { expect, it } from 'vitest'
import { costsOf, grownWays, heightsFilling, heightsOf, waysUpTo } from './column-heights.ts'
import type { HeightWay } from './packing.ts'

const box = fc
  .record({
    min: fc.integer({ min: 1, max: 9 }),
    more: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
    isStepped: fc.boolean(),
  })
  .map(({ min, more, isStepped }) => {
    const heights = [min, ...more.map(rows => min + rows).sort((a, b) => a - b)]
    const max = heights.at(-1) ?? min
    return { glue: 0, penalty: 0, min, natural: min, max, ...(isStepped && { heights }) }
  })

it('knows every height that boxes can have together, and fills the column with the tallest of them', () => {
  fc.assert(
    fc.property(
      fc.array(box, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 5, max: 40 }),
      (boxes, rows) => {
        let sums = new Set([0])
        for (const box of boxes)
          sums = new Set([...sums].flatMap(sum => heightsOf(box).map(height => sum + height)))
        const fair = [...sums].filter(sum => sum <= rows).sort((a, b) => a - b)
        const min = boxes.reduce((sum, { min }) => sum + min, 0)
        let ways: readonly HeightWay[] = [{ above: 0, cost: 0 }]
        for (const box of boxes) {
          const steps = heightsOf(box).map(height => height - box.min)
          ways = grownWays(ways, steps, costsOf(box), Math.max(0, rows - min))
        }
        const known = waysUpTo({ min, natural: min, cards: 1, ways }, rows)
        if (min <= rows) expect(known.map(({ above }) => min + above)).toEqual(fair)
        const heights = heightsFilling(boxes, rows)
        expect(heights).toHaveLength(boxes.length)
        for (const [n, box] of boxes.entries()) expect(heightsOf(box)).toContain(heights[n])
        expect(heights.reduce((sum, height) => sum + height, 0)).toBe(fair.at(-1) ?? min)
      },
    ),
    { numRuns: 100 },
  )
})

it('takes the cheapest way to each height', () => {
  const box = { glue: 0, penalty: 0, min: 4, natural: 4, max: 6, heights: [4, 6] }
  const [dear, cheap] = [
    { ...box, costs: [0, 3] },
    { ...box, costs: [0, 1] },
  ]
  const ways = [dear, cheap].reduce<readonly HeightWay[]>(
    (ways, box) => grownWays(ways, [0, 2], costsOf(box), 4),
    [{ above: 0, cost: 0 }],
  )
  expect(ways.map(({ above, cost }) => [above, cost])).toEqual([
    [0, 0],
    [2, 1],
    [4, 4],
  ])
  expect(heightsFilling([dear, cheap], 10)).toEqual([4, 6])
})

it('stretches boxes alike', () => {
  const photo = { glue: 0, penalty: 0, min: 6, natural: 8, max: 14 }
  expect(heightsFilling([photo, photo], 22)).toEqual([11, 11])
})
