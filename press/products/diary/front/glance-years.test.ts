import { expect, it } from 'vitest'
import { glanceYears } from './glance-years.ts'

const full = (year: number) =>
  Array.from({ length: 12 }, (_, m) => `${year}${String(m + 1).padStart(2, '0')}`)

it('shows a year of a few months as full ones are, where its strip would be alone on a page', () => {
  expect(glanceYears([...full(2016), '201701', '201702'], new Set())).toEqual([
    { year: '2016' },
    { year: '2017' },
  ])
})

it('shows years of a few months one below the other', () => {
  const months = ['201412', '201503', ...full(2016)]
  expect(glanceYears(months, new Set())).toEqual([{ sparse: ['2014', '2015'] }, { year: '2016' }])
})
