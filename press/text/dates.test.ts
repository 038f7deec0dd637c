import { expect, it } from 'vitest'
import { dayOf, fullDate, monthName, monthWord, weekdayName } from './dates.ts'

it('tells the civil day of a moment where the person lives', () => {
  const lastMinutes = Date.UTC(2021, 11, 31, 16, 5) / 1000
  expect(dayOf(lastMinutes, 'Asia/Taipei')).toEqual({
    month: '202201',
    year: 2022,
    monthOfYear: 1,
    day: 1,
    weekday: 6,
    clock: '00:05',
  })
  expect(dayOf(lastMinutes, 'UTC')).toMatchObject({ month: '202112', day: 31, weekday: 5, clock: '16:05' })
})

it('names months and weekdays as the language does', () => {
  expect([monthName('202103', 'zh-tw'), monthName('202103', 'en')]).toEqual(['2021年3月', 'March 2021'])
  expect([monthWord('202111', 'zh-tw'), monthWord('202111', 'en')]).toEqual(['十一月', 'November'])
  expect([fullDate('202103', 12, 'zh-tw'), fullDate('202103', 1, 'en')]).toEqual([
    '2021年3月12日',
    'March 1, 2021',
  ])
  expect([weekdayName(0, 'zh-tw'), weekdayName(6, 'en')]).toEqual(['星期日', 'Saturday'])
})
