import { expect, test } from 'vitest'
import { buildSocialItem } from '../../../tests/web/build-social-item.ts'
import {
  choiceOf,
  headingAt,
  headingOf,
  pagesAround,
  rowAfter,
  rowsOf,
  slotsOfFound,
  slotsOfMonths,
} from './selection-rows.ts'

const item = (itemId: string, chapterId: string) => buildSocialItem({ itemId, chapterId })
const keys = (rows: ReturnType<typeof rowsOf>) => rows.map(row => row.key)

test('months say how many there are before they are read', () => {
  const months = [
    { month: '202001', items: 2 },
    { month: '202003', items: 1 },
  ]
  const slots = slotsOfMonths(months, index => (index === 2 ? item('c', '202003') : undefined))
  expect(slots.map(slot => slot.item?.itemId)).toEqual([undefined, undefined, 'c'])
  expect(keys(rowsOf(slots))).toEqual(['month 202001', 'item 0', 'item 1', 'month 202003', 'item 2'])
})

test('what was found stands below its months', () => {
  const items = [item('a', '202001'), item('b', '202001'), item('c', '202105')]
  expect(keys(rowsOf(slotsOfFound(items)))).toEqual([
    'month 202001',
    'item 0',
    'item 1',
    'month 202105',
    'item 2',
  ])
})

test.each([
  [0, 8, 100, [0, 1]],
  [55, 62, 100, [0, 1]],
  [130, 140, 150, [2]],
  [0, 0, 0, [0]],
  [5000, 5010, 5013, [83]],
])('items %i to %i of %3$i are on pages %j', (first, last, total, pages) => {
  expect(pagesAround(first, last, 60, total)).toEqual(pages)
})

test('the heading of the first row in sight stays', () => {
  const rows = rowsOf(slotsOfFound([item('a', '202001'), item('b', '202002')]))
  expect([0, 1, 2, 3, 9].map(first => headingAt(rows, first))).toEqual([0, 0, 2, 2, 2])
  expect(headingAt([], 0)).toBeUndefined()
})

test.each([
  [{ items: 3, chosen: 3, deleted: 0 }, 'all'],
  [{ items: 3, chosen: 2, deleted: 1 }, 'all'],
  [{ items: 3, chosen: 1, deleted: 0 }, 'some'],
  [{ items: 3, chosen: 0, deleted: 0 }, 'none'],
  [{ items: 0, chosen: 0, deleted: 0 }, 'none'],
])('%j: %s', (counts, choice) => {
  expect(choiceOf(counts)).toBe(choice)
})

test('a row is found again when months came in above it', () => {
  const rows = (...months: [string, number][]) =>
    rowsOf(
      slotsOfMonths(
        months.map(([month, items]) => ({ month, items })),
        () => undefined,
      ),
    )
  const before = rows(['202001', 3], ['202003', 5])
  // the second item of March
  expect(rowAfter(before, rows(['201912', 4], ['202001', 3], ['202003', 5]), 6)).toBe(11)
  expect(rowAfter(before, rows(['202001', 3], ['202003', 9]), 6)).toBe(6)
  expect(rowAfter(before, rows(['202001', 3]), 6)).toBeUndefined()
  expect(headingOf(before, '202002')).toBe(4)
})
