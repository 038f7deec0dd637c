import { expect, test } from 'vitest'
import { dayText, entryDayText, momentText, monthText, wasUpdated } from './book-dates.ts'

test('a month is written as year and month', () => {
  expect(monthText('202103')).toBe('2021/03')
})

test('a day is that of the place', () => {
  expect(dayText('2024-12-31T17:00:00Z', 'Asia/Taipei')).toBe('2025/01/01')
  expect(dayText('2024-12-31T17:00:00Z', 'America/New_York')).toBe('2024/12/31')
})

test('a day without a place is that of who reads', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  for (const moment of ['2024-12-31T12:30:00Z', '2024-06-01T23:59:59Z'])
    expect(dayText(moment)).toBe(dayText(moment, timeZone))
})

test('a change on the same day is not told apart', () => {
  expect(wasUpdated('2024-05-01T01:00:00Z', '2024-05-01T09:00:00Z', 'Asia/Taipei')).toBe(false)
  expect(wasUpdated('2024-05-01T01:00:00Z', '2024-05-02T09:00:00Z', 'Asia/Taipei')).toBe(true)
})

test('days and moments are written in one form', () => {
  expect(entryDayText('2019-02-14 08:05')).toBe('2019/02/14')
  expect(entryDayText('2019-02-14')).toBe('2019/02/14')
  expect(momentText(new Date(2019, 1, 14, 8, 5).toISOString())).toBe('2019/02/14 08:05')
})
