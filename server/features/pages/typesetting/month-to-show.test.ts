import { expect, test } from 'vitest'
import { monthToShow } from './month-to-show.ts'

test('a month with words and photos is shown', () => {
  const months = [
    { month: '202001', items: 30, photos: 0 },
    { month: '202002', items: 10, photos: 9 },
    { month: '202003', items: 1, photos: 2 },
  ]
  expect(monthToShow(months)).toBe('202002')
})

test('not one that takes long to set', () => {
  const months = [
    { month: '202001', items: 900, photos: 800 },
    { month: '202002', items: 5, photos: 3 },
  ]
  expect(monthToShow(months)).toBe('202002')
})

test('of equals the first; of none none', () => {
  const amounts = { items: 4, photos: 4 }
  expect(
    monthToShow([
      { month: '202105', ...amounts },
      { month: '202102', ...amounts },
    ]),
  ).toBe('202102')
  expect(monthToShow([])).toBeUndefined()
})
