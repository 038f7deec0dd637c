import { expect, it } from 'vitest'
import { buildDrawnPage, buildImage } from '../../../tests/press/build-drawn.ts'
import { openBook } from '../open-book.ts'
import { crowdedSpreads, photosOverTurn } from './spreads.ts'

const large = buildDrawnPage([], [buildImage(20, 27, 100, 80)])
const small = buildDrawnPage([], [buildImage(20, 27, 60, 40)])
const crowded = (...drawn: (typeof large)[]) =>
  crowdedSpreads(openBook(drawn, Array<string>(drawn.length).fill('202101')).pages)

it('counts facing pages with a large picture on both', () => {
  // the first page of a book is a right one
  expect(crowded(small, large, large)).toBe(1)
  expect(crowded(large, large, small, large, large)).toBe(1)
  expect(crowded(large, small, large)).toBe(0)
})

it('counts photos that stand over the turn from the words of their entry', () => {
  const words = (item: string) => ({ item, isPhoto: false })
  const photo = (item: string) => ({ item, isPhoto: true })
  // pages 2 and 3 face each other, one turns to 4
  expect(photosOverTurn([[], [words('a')], [photo('a')], []])).toBe(0)
  expect(photosOverTurn([[], [words('a')], [photo('a')], [photo('a'), photo('a')]])).toBe(2)
  expect(photosOverTurn([[], [words('a')], [words('a')], [words('a'), photo('a')]])).toBe(0)
  expect(photosOverTurn([[photo('wordless')], [photo('wordless')]])).toBe(0)
})
