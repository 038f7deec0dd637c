import { expect, test } from 'vitest'
import { dayText, monthText, wasUpdated } from './book-dates.ts'

test('a month is written as year and month', () => {
  expect(monthText('202103')).toBe('2021/03')
})

test('a day is that of the place', () => {
  expect(dayText('2024-12-31T17:00:00Z', 'Asia/Taipei')).toBe('2025/01/01')
  expect(dayText('2024-12-31T17:00:00Z', 'America/New_York')).toBe('2024/12/31')
})

test('a change on the same day is not told apart', () => {
  expect(wasUpdated('2024-05-01T01:00:00Z', '2024-05-01T09:00:00Z', 'Asia/Taipei')).toBe(false)
  expect(wasUpdated('2024-05-01T01:00:00Z', '2024-05-02T09:00:00Z', 'Asia/Taipei')).toBe(true)
})
