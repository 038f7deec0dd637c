import { expect, test } from 'vitest'
import { couponEnd } from './coupon-end.ts'

const expiresAt = '2026-11-26T16:00:00.000Z'
const end = Date.parse(expiresAt)

test.each([
  ['with uses and no end', { usesLeft: 1, expiresAt: null }, undefined],
  ['before its end', { usesLeft: 1, expiresAt }, undefined],
  ['used up', { usesLeft: 0, expiresAt: null }, 'spent'],
] as const)('a coupon %s', (_, coupon, expected) => {
  expect(couponEnd(coupon, end - 1)).toBe(expected)
})

test('one that the desk has ended, or whose day has come, is not offered any more', () => {
  expect(couponEnd({ usesLeft: 9, expiresAt }, end)).toBe('expired')
})
