import { expect, it } from 'vitest'
import { fullestWay } from './fullest-way.ts'
import type { PagesOfMonth } from './typeset.ts'

const month = (...empty: number[]): PagesOfMonth => ({
  pages: empty.map(share => ({ elements: [], regions: [], empty: share })),
})

it('takes the first way whose pages are full, and tries no other', () => {
  const full = month(0, 0.2)
  const ways = [month(0, 0.6), full].map(pages => () => pages)
  const never = () => {
    throw new Error('is not asked for')
  }
  expect(fullestWay([...ways, never])).toBe(full)
})

it('tries another way for a page that is emptier than is wanted', () => {
  const [less, full] = [month(0, 0.3), month(0, 0.2)]
  expect(fullestWay([less, full].map(pages => () => pages))).toBe(less)
  expect(
    fullestWay(
      [less, full].map(pages => () => pages),
      0.27,
    ),
  ).toBe(full)
})

it('takes the least bad one, a hole before the end being worse than a short end', () => {
  const [hole, short, shorter] = [month(0.5, 0), month(0, 0.6), month(0, 0.8)]
  expect(fullestWay([hole, shorter, short].map(pages => () => pages))).toBe(short)
  expect(fullestWay([hole, short].map(pages => () => pages))).toBe(short)
})

it('counts what else is wanting', () => {
  const [crowded, emptier] = [month(0, 0.2), month(0, 0.35)]
  const ways = [crowded, emptier].map(pages => () => pages)
  expect(fullestWay(ways, 0.32, pages => (pages === crowded ? 0.15 : 0))).toBe(emptier)
})

it('takes fewer pages where these want little more', () => {
  const [fewer, full] = [month(0, 0.4), month(0, 0, 0)]
  const ways = [fewer, full].map(pages => () => pages)
  expect(fullestWay(ways)).toBe(full)
  expect(fullestWay(ways, 0.32, () => 0, 0.3)).toBe(fewer)
})
