import { expect, test } from 'vitest'
import { isOnlyBook } from './only-book.ts'

const diary = { bid: 'b1', type: 'diarybook', guide: false } as const
const guide = { bid: 'g', type: 'diarybook', guide: true } as const
const calendar = { bid: 'c1', type: 'calendar', guide: false } as const

test('the only diary book stays, whatever stands beside it', () => {
  expect(isOnlyBook(diary, [diary])).toBe(true)
  expect(isOnlyBook(diary, [diary, guide, calendar])).toBe(true)
})

test('one of two may go, and so may a calendar', () => {
  expect(isOnlyBook(diary, [diary, { ...diary, bid: 'b2' }])).toBe(false)
  expect(isOnlyBook(calendar, [diary, calendar])).toBe(false)
})
