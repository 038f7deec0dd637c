import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { Region } from '../../page/display-list.ts'
import { narrowAlone } from './narrow-alone.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-blog')
const { width } = context.area
const photo = (w: number, h: number, x = (width - w) / 2): Region => ({ item: 'a', photo: 0, x, y: 24, w, h })
const narrowIn = (...regions: Region[]) => narrowAlone({ pages: [{ elements: [], regions }] }, context)

it('counts photos that are narrower than half of the measure, and not what is very tall', () => {
  expect(narrowIn(photo(width / 3, 50))).toBeGreaterThan(0)
  expect(narrowIn(photo(width / 2 - 1, 70))).toBe(0)
  expect(narrowIn(photo(width / 3, 70))).toBe(0)
})

it('counts none that have words or other photos beside them', () => {
  const words: Region = { item: 'a', x: width / 3 + 3, y: 30, w: width / 2, h: 12 }
  expect(narrowIn(photo(width / 3, 50, 0), words)).toBe(0)
  expect(narrowIn(photo(width / 3, 50, 0), photo(width / 3, 50, width / 3 + 3))).toBe(0)
  expect(narrowIn(photo(width / 3, 50, 0), { ...words, y: 90 })).toBeGreaterThan(0)
})
