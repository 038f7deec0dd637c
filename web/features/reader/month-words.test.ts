import { expect, test } from 'vitest'
import { monthWords } from './month-words.ts'

test('a month is said as one says it', () => {
  expect(monthWords('202103', 'zh-tw')).toBe('2021年3月')
  expect(monthWords('202112', 'zh-hk')).toBe('2021年12月')
  expect(monthWords('202101', 'en')).toBe('Jan 2021')
})
