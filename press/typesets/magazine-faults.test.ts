import { expect, it } from 'vitest'
import type { Element, Page } from '../page/display-list.ts'
import { magazineFaults } from './magazine-faults.ts'

const picture = (w: number, h: number): Element => ({
  ...{ kind: 'image', x: 0, y: 0, w, h, photo: 'a' },
  crop: { x: 0, y: 0, w: 1, h: 1 },
})
const page = (spread: number, ...elements: Element[]) => ({ elements, regions: [], spread })
const faults = (...pages: ReturnType<typeof page>[]) => magazineFaults({ pages }, 54)

it('minds pictures as small as stamps, the smaller the more', () => {
  const large = faults(page(0, picture(26, 20)))
  const [stamp, smaller] = [faults(page(0, picture(26, 17))), faults(page(0, picture(12, 17)))]
  expect(stamp).toBeGreaterThan(large)
  expect(smaller).toBeGreaterThan(stamp)
})

it('minds columns that end more than two rows apart, on every page of a month', () => {
  expect(faults(page(0.07), page(0))).toBe(faults(page(0), page(0)))
  expect(faults(page(0.4), page(0))).toBeGreaterThan(faults(page(0), page(0)))
  expect(faults(page(0.4), page(0.4))).toBeGreaterThan(faults(page(0.4), page(0)))
})

it('takes no page more for a few stamps, and one for two dozen', () => {
  const stamps = (count: number) => page(0, ...Array.from({ length: count }, () => picture(17, 17)))
  expect(faults(stamps(4))).toBeLessThan(faults(page(0), page(0)))
  expect(faults(stamps(24))).toBeGreaterThan(faults(page(0), page(0)))
})

const set = (...pages: Page['regions'][]) =>
  magazineFaults({ pages: pages.map(regions => ({ ...page(0), regions })) }, 54)

it('minds photos alone that are narrower than their column, and not each of several', () => {
  const photo = (item: string, photo: number, w: number) => ({ item, photo, x: 0, y: 20, w, h: 40 })
  expect(set([photo('a', 0, 36)])).toBeGreaterThan(set([photo('a', 0, 54)]))
  expect(set([photo('a', 0, 36), photo('a', 1, 16)])).toBe(set([photo('a', 0, 54)]))
})

it('minds words in another column than their first photo, on the same page or on the next', () => {
  const words = { item: 'a', x: 0, y: 150, w: 54, h: 10 }
  const photo = (x: number, y: number) => ({ item: 'a', photo: 0, x, y, w: 54, h: 40 })
  expect(set([words, photo(61, 20)])).toBeGreaterThan(set([words, photo(0, 160)]))
  expect(set([words], [photo(0, 20)])).toBeGreaterThan(set([words, photo(0, 160)], []))
})

it('minds photos of an entry in both columns of a page, and not those on two pages', () => {
  const photo = (photo: number, x: number) => ({ item: 'a', photo, x, y: 20, w: 54, h: 40 })
  const inOne = set([photo(0, 0), photo(1, 0)], [])
  expect(set([photo(0, 0), photo(1, 61)], [])).toBeGreaterThan(inOne)
  expect(set([photo(0, 61)], [photo(1, 0)])).toBe(inOne)
})
