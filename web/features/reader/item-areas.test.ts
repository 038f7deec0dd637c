import { expect, test } from 'vitest'
import { itemAreas, photoAt } from './item-areas.ts'

test('words and photos of an item are one area', () => {
  expect(
    itemAreas([
      { item: 'a', x: 20, y: 10, w: 100, h: 20 },
      { item: 'a', photo: 'p', x: 20, y: 32, w: 60, h: 40 },
      { item: 'b', x: 20, y: 80, w: 100, h: 10 },
      { item: 'c', photo: 'q', x: 20, y: 95, w: 60, h: 40 },
    ]).map(({ photos, ...area }) => [area, photos.length]),
  ).toEqual([
    [{ item: 'a', x: 20, y: 10, w: 100, h: 62, hasWords: true }, 1],
    [{ item: 'b', x: 20, y: 80, w: 100, h: 10, hasWords: true }, 0],
    [{ item: 'c', x: 20, y: 95, w: 60, h: 40, hasWords: false }, 1],
  ])
})

test('an item that goes on in the next column has an area in each', () => {
  const columns = itemAreas([
    { item: 'a', x: 15, y: 100, w: 55, h: 90 },
    { item: 'a', x: 75, y: 15, w: 55, h: 30 },
  ])
  expect(columns.map(({ x, y }) => [x, y])).toEqual([
    [15, 100],
    [75, 15],
  ])
})

test('a click finds the photo under it', () => {
  const [area] = itemAreas([
    { item: 'a', x: 20, y: 10, w: 100, h: 20 },
    { item: 'a', photo: 'p', x: 20, y: 32, w: 60, h: 40 },
  ])
  expect(area && photoAt(area, 30, 40)).toBe('p')
  expect(area && photoAt(area, 30, 12)).toBeUndefined()
})
