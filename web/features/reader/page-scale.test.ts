import { expect, test } from 'vitest'
import { pageScale, pxPerMm } from './page-scale.ts'

const a5 = { width: 148, height: 210 }

test('a spread is as large as its room allows', () => {
  expect(pageScale(a5, 2, { width: 592, height: 2000 })).toBe(2)
  expect(pageScale(a5, 2, { width: 5920, height: 420 })).toBe(2)
  expect(pageScale(a5, 1, { width: 296 })).toBe(2)
})

test('print size is the size of the printed page at 96 px an inch', () => {
  expect(pageScale(a5, 2, { width: 100, height: 100 }, 'print')).toBe(pxPerMm)
  expect(a5.width * pxPerMm).toBeCloseTo(559.37)
})

test('a room that is not measured yet gives a page all the same', () => {
  expect(pageScale(a5, 2, { width: 0, height: 0 })).toBe(0.1)
})
