import { expect, it } from 'vitest'
import { isGift } from '../../library/content/is-gift.ts'
import { leadersOf, runsOf, runsToSet } from './runs-of-book.ts'

const amounts = ['202103', '202101', '202102'].map(month => ({ month, items: 1, photos: 0 }))
const row = (month: string, run = month, stale = false, gift = false) => ({ month, run, stale, gift })
const usual = { runsOn: true, gift: false, design: { edited: true } }
const january = ['202101', '202102', '202103']

it('months of a book that was there before are alone, of a new one in runs', () => {
  expect(runsOf({ ...usual, runsOn: false }, amounts)).toEqual(january.map(month => [month]))
  expect(runsOf(usual, amounts)).toEqual([january])
})

it('sets a month with those that share its pages, and no others', () => {
  const runs = [january, ['202107']]
  const rows = [...january.map(month => row(month, january.join(' '))), row('202107')]
  expect(runsToSet(runs, rows, ['202102'], false)).toEqual([january])
  expect(runsToSet(runs, rows, ['202107'], false)).toEqual([['202107']])
  expect(runsToSet(runs, rows, [], false)).toEqual([])
})

it('sets what a month leaves behind where it goes from its run, and what it comes to', () => {
  const together = january.map(month => row(month, january.join(' '), true))
  expect(runsToSet([['202101'], ['202102', '202103']], together, ['202102'], false)).toEqual([
    ['202101'],
    ['202102', '202103'],
  ])
  // its last entry was taken away
  expect(runsToSet([['202101', '202103']], together, ['202102'], false)).toEqual([['202101', '202103']])
  expect(runsToSet([january], [row('202101'), row('202103')], ['202102'], false)).toEqual([january])
})

it('sets anew what was set in another run than it is in now', () => {
  expect(
    runsToSet(
      [january],
      january.map(month => row(month)),
      [],
      false,
    ),
  ).toEqual([january])
  // what only waits to be set is set by who made it wait
  expect(runsToSet([['202101']], [row('202101', '202101', true)], [], false)).toEqual([])
})

it('takes the pages of a run from its first month', () => {
  const rows = [row('202101', '202101 202102'), row('202102', '202101 202102'), row('202103')]
  expect(leadersOf(rows).map(({ month }) => month)).toEqual(['202101', '202103'])
})

it('sets all months of a book anew, once, where its thirtieth entry comes, and keeps those of a book that may be no gift book', () => {
  const gift = { ...usual, gift: true }
  const few = [{ month: '202101', items: 29, photos: 0 }]
  const many = [...few, { month: '202102', items: 1, photos: 0 }]
  expect([isGift(gift, few), isGift(gift, many), isGift(usual, few)]).toEqual([true, false, false])
  expect(isGift({ ...gift, design: {} }, few)).toBe(false)
  const set = [row('202101', '202101', false, true)]
  expect(runsToSet([['202101']], set, [], true)).toEqual([])
  expect(runsToSet([['202101'], ['202102']], set, ['202102'], false)).toEqual([['202101'], ['202102']])
})

it('gives each month of a gift book its own pages', () => {
  expect(runsOf({ ...usual, gift: true }, amounts)).toEqual(january.map(month => [month]))
})
