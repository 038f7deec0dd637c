import { expect, it } from 'vitest'
import type { Region } from '../../page/display-list.ts'
import { repeatedGroupsOf } from './repeated-groups.ts'

const photo = (item: string, n: number, x: number, y: number, w: number): Region => ({
  item,
  photo: n,
  x,
  y,
  w,
  h: 20,
})
const row = (item: string, y: number) => [0, 31, 62].map((x, n) => photo(item, n, x, y, 29))
const led = (item: string, y: number) => [
  photo(item, 0, 0, y, 60),
  photo(item, 1, 62, y, 29),
  photo(item, 2, 62, y + 22, 29),
]
const month = (...pages: Region[][]) => ({ pages: pages.map(regions => ({ elements: [], regions })) })

it('counts groups that stand as one of the two before them, wherever on their page', () => {
  expect(
    repeatedGroupsOf(month([...row('a', 20), ...row('b', 60)], [...led('c', 20), ...row('d', 90)])),
  ).toBe(2)
})

it('counts none that stands as the third before it, or differently, and no two photos', () => {
  const pair = (item: string, y: number) => row(item, y).slice(0, 2)
  const others = [...pair('x', 120), ...pair('y', 150)]
  expect(repeatedGroupsOf(month([...row('a', 20), ...led('b', 60), ...others]))).toBe(0)
  const four = (item: string, y: number) => [...row(item, y), photo(item, 3, 0, y + 22, 91)]
  expect(
    repeatedGroupsOf(month([...row('a', 20), ...led('b', 60)], [...four('c', 20), ...row('d', 90)])),
  ).toBe(0)
})
