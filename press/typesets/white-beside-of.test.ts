import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { Region } from '../page/display-list.ts'
import { whiteBesideOf } from './white-beside-of.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-blog')
const { width } = context.area
const half = width / 2
const photo = (x: number, y: number, w: number, item = `at ${y}`, n = 0): Region => ({
  item,
  photo: n,
  x,
  y,
  w,
  h: 60,
})
const words = (y: number): Region => ({ item: `at ${y}`, x: half + 3, y, w: half - 3, h: 55 })
const whiteOf = (...regions: Region[]) => whiteBesideOf({ pages: [{ elements: [], regions }] }, context)

it('counts the white at the right of a column of photos', () => {
  const both = [photo(0, 24, half), photo(0, 100, half)]
  expect(whiteOf(...both)).toBeGreaterThan(0.1)
  expect(whiteOf(...both, words(24), words(100))).toBe(0)
  expect(whiteOf(photo(0, 24, half), photo(half + 3, 24, half - 3, 'other'))).toBe(0)
})

it('counts each entry with a row of photos that stops short of the measure', () => {
  const row = (w: number) => [photo(0, 24, w, 'a'), photo(w + 3, 24, w, 'a', 1)]
  expect(whiteOf(...row(half - 1.5))).toBe(0)
  expect(whiteOf(...row(half * 0.85))).toBeGreaterThan(0.05)
})
