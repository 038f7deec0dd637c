import { expect, it } from 'vitest'
import { coverYears } from './cover-years.ts'

it.each([
  [[], ''],
  [['202103'], '2021'],
  [['202101', '202112'], '2021'],
  [['201912', '202001'], '2019~2020'],
  [['202405', '201907', '202112'], '2019~2024'],
])('%j gives %j', (months, years) => {
  expect(coverYears(months)).toBe(years)
})

it.each(['2021-03', '202100', '202113', '21', ''])('refuses the month %j', month => {
  expect(() => coverYears([month])).toThrow('Not a month')
})
