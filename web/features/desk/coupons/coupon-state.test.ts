import { expect, test } from 'vitest'
import { couponState } from './coupon-state.ts'

const now = Date.parse('2026-11-23T12:00:00Z')

test.each([
  [null, 1, 'usable'],
  [null, 0, 'usedUp'],
  ['2026-11-23T12:00:01Z', 1, 'usable'],
  ['2026-11-23T12:00:00Z', 1, 'ended'],
  ['2026-11-23T12:00:00Z', 0, 'ended'],
] as const)('until %s with %i uses left it is %s', (expiresAt, usesLeft, state) => {
  expect(couponState({ expiresAt, usesLeft }, now)).toBe(state)
})
