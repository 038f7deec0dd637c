import { expect, test } from 'vitest'
import { isGiftBook, isScattered } from './book-shape.ts'

const may = { gift: true, edited: true }

test('fewer than thirty entries make a gift book, whatever their months, where it is edited and may be one', () => {
  expect([1, 29, 30].map(entries => isGiftBook(entries, may))).toEqual([true, true, false])
  expect(isGiftBook(5, { gift: true })).toBe(false)
  expect(isGiftBook(5, { edited: true })).toBe(false)
})

test('five months in five years are scattered', () => {
  expect(isScattered(['201703', '201809', '201912', '202104', '202208'])).toBe(true)
})

test.each([
  ['some months of one year', ['202101', '202102']],
  ['half a year among sparse ones', ['201903', '202101', '202102', '202103', '202104', '202105']],
  ['four months in each of four years', [1, 2, 3, 4].flatMap(y => [1, 4, 7, 9].map(m => `202${y}0${m}`))],
])('%s are not', (_, months) => {
  expect(isScattered(months)).toBe(false)
})
