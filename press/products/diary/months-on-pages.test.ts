import { expect, it } from 'vitest'
import type { MonthPages } from './months/typeset-month.ts'
import { beginnings, monthsOnPages } from './months-on-pages.ts'

const page = (...items: string[]) => ({
  elements: [],
  regions: items.map(item => ({ item, x: 0, y: 0, w: 1, h: 1 })),
})
const entry = (item: string, month: string) => ({ item, month, day: 1, words: '', people: [] })

const run: MonthPages = {
  month: '202101',
  run: ['202101', '202102', '202103'],
  pages: [page('a', 'b'), page('b'), page('b', 'c')],
  missing: [],
  entries: [entry('a', '202101'), entry('b', '202102'), entry('c', '202103')],
}

it('a page of a run knows all months that stand on it', () => {
  expect(monthsOnPages(run)).toEqual([['202101', '202102'], ['202102'], ['202102', '202103']])
  expect([...beginnings(run)]).toEqual([
    ['202101', 0],
    ['202102', 0],
    ['202103', 2],
  ])
})

it('a page without entries is of the month before, and a month alone has all its pages', () => {
  expect(monthsOnPages({ ...run, pages: [page('a', 'b'), page()] })).toEqual([
    ['202101', '202102'],
    ['202102'],
  ])
  const alone = { month: '202101', pages: [page(), page('a')], missing: [] }
  expect(monthsOnPages(alone)).toEqual([['202101'], ['202101']])
})
