import { expect, it } from 'vitest'
import type { Block } from './block.ts'
import { breakPages } from './break-pages.ts'
import { evenFeet } from './even-feet.ts'

const capacity = () => 30
const entry = (id: string, rows: number, most: number): Block[] => [
  { kind: 'drawn', item: id, before: 1, stretch: 2, keepNext: true, rows: 1, x: 0, w: 50, draw: () => [] },
  {
    ...{ kind: 'photos', item: id, before: 0, x: 0, w: 50 },
    offer: { min: rows, natural: rows, max: most, compose: () => [] },
    draw: () => ({ elements: [], regions: [] }),
  },
]

it('brings the shorter column of a last page down to where the longer one ends, with photos and white', () => {
  const blocks = [...entry('a', 29, 29), ...entry('b', 11, 13), ...entry('c', 11, 12)]
  const broken = { ...breakPages(blocks, capacity, 2) }
  const even = evenFeet(blocks, { capacity, columns: 2, turns: undefined }, broken)
  expect(broken.free).toEqual([0, 5])
  expect(even.free[1]).toBeLessThan(3)
  expect(even.placements.map(({ block }) => block)).toEqual(broken.placements.map(({ block }) => block))
  expect(even.placements.every(({ top, rows }) => top + rows <= 30)).toBe(true)
  const last = even.placements.at(-1)
  expect((last?.top ?? 0) + (last?.rows ?? 0)).toBe(30 - (even.free[1] ?? 0))
})
