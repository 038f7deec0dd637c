import { expect, test } from 'vitest'
import { lastDayToSave } from './last-day.ts'

test.each([
  ['0002-07-15', false, '2027-07-15', undefined],
  ['0020-07-15', false, '2027-07-15', undefined],
  ['0202-07-15', false, '', undefined],
  ['2028-07-15', false, '2027-07-15', '2028-07-15'],
  ['2028-07-15', false, '', '2028-07-15'],
  ['2027-07-15', false, '2027-07-15', undefined],
  ['20280-07-15', false, '', undefined],
  ['2101-01-01', false, '', undefined],
  // a part of it was taken out: the field holds no day, and is not empty
  ['', true, '2027-07-15', undefined],
  ['', false, '2027-07-15', ''],
  ['', false, '', undefined],
])('%j, broken %j, over %j saves %j', (typed, isBroken, saved, day) => {
  expect(lastDayToSave(typed, isBroken, saved)).toBe(day)
})
