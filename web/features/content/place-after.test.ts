import { expect, test } from 'vitest'
import { singlesOf, spreadsOf } from '../reader/spreads-of.ts'
import { placeAfter } from './place-after.ts'

/** A volume with two pages before its months; so many pages a month. */
function book(months: Record<string, number>) {
  const chapters = Object.entries(months).flatMap(([month, pages]) => Array<string>(pages).fill(month))
  return [undefined, undefined, ...chapters].map((chapterId, at) => ({ volume: 1, folio: at + 1, chapterId }))
}

const before = book({ 202203: 4, 202205: 2 })

test('months that come before it move a page, and it is found by its number in its month', () => {
  const after = book({ 202201: 3, 202203: 4, 202205: 2 })
  // page 3 of March: 2 + 2, then 3 more before it
  expect(placeAfter(singlesOf(before), 4, singlesOf(after))).toBe(7)
  // as spreads: folio 4 and 5, March 2 and 3; then 7 is March 2, on the spread of 6 and 7
  expect(placeAfter(spreadsOf(before), 2, spreadsOf(after))).toBe(3)
})

test('what grows after it moves nothing', () => {
  const after = book({ 202203: 9, 202204: 7, 202205: 2 })
  expect(placeAfter(singlesOf(before), 4, singlesOf(after))).toBe(4)
})

test('a month that became shorter is found at its end', () => {
  const after = book({ 202203: 1, 202205: 2 })
  expect(placeAfter(singlesOf(before), 5, singlesOf(after))).toBe(2)
})

test('what is of no month, or of a month that is gone, stays; never beyond the end', () => {
  expect(placeAfter(singlesOf(before), 1, singlesOf(book({ 202201: 5 })))).toBe(1)
  expect(placeAfter(singlesOf(before), 6, singlesOf(book({ 202203: 1 })))).toBe(2)
  expect(placeAfter(singlesOf(before), 6, [])).toBe(0)
})
