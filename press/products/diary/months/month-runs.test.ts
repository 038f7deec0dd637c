import { expect, it } from 'vitest'
import { monthRuns } from './month-runs.ts'

const runs = (...months: [string, number, number?][]) =>
  monthRuns(months.map(([month, items, photos = 0]) => ({ month, items, photos }))).map(run =>
    run.map(({ month }) => month),
  )

it('sparse months run on after the month before them', () => {
  expect(runs(['202101', 12], ['202102', 1], ['202104', 3, 4], ['202105', 9], ['202106', 2])).toEqual([
    ['202101', '202102', '202104'],
    ['202105', '202106'],
  ])
})

it('many entries or photos begin a page', () => {
  expect(runs(['202101', 2], ['202102', 4], ['202103', 1, 5])).toEqual([['202101'], ['202102'], ['202103']])
})

it('a half of a year begins a page, so that nothing in the other half regroups it', () => {
  const half: [string, number][] = [
    ['202107', 1],
    ['202109', 2],
  ]
  const inBoth = (first: [string, number][]) => runs(...first, ...half).slice(-1)
  expect(inBoth([['202106', 1]])).toEqual([['202107', '202109']])
  expect(inBoth([['202105', 30]])).toEqual([['202107', '202109']])
  expect(runs(['202012', 1], ['202101', 1])).toEqual([['202012'], ['202101']])
})

it('a few months scattered over years, a gift book, have pages of their own', () => {
  expect(runs(['201901', 1], ['201902', 1], ['202103', 1])).toEqual([['201901'], ['201902'], ['202103']])
})
