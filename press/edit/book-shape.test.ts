import { expect, test } from 'vitest'
import { bookShape } from './book-shape.ts'

test('five months in five years are a gift book', () => {
  expect(bookShape(['201703', '201809', '201912', '202104', '202208'])).toBe('gift')
})

test.each([
  ['some months of one year', ['202101', '202102']],
  ['half a year among sparse ones', ['201903', '202101', '202102', '202103', '202104', '202105']],
  ['four months in each of four years', [1, 2, 3, 4].flatMap(y => [1, 4, 7, 9].map(m => `202${y}0${m}`))],
])('%s are a usual one', (_, months) => {
  expect(bookShape(months)).toBe('usual')
})
