import { expect, test } from 'vitest'
import { couponOf } from '#server/features/shop/coupons/coupon-of'
import { sandboxCoupons } from './sandbox-coupons.ts'

/** As a row of the table has it where nothing is said. */
const unsaid = {
  amountMinor: null,
  currency: null,
  percent: null,
  pages: null,
  typeset: null,
  bookCount: null,
  pageLimit: null,
  minBilledPages: null,
  expiresAt: null,
  usesEach: null,
  official: true,
  uid: null,
  createdAt: new Date(0),
  batchId: null,
}

test('each coupon of the sandbox says all that its kind needs, and a person may use it once', () => {
  const rules = sandboxCoupons.map(offered =>
    couponOf({ ...unsaid, ...offered, usesLeft: offered.usesTotal }, 0),
  )
  expect(rules.map(({ kind, usesLeft }) => [kind, usesLeft])).toEqual([
    ['discount', 1],
    ['freeDelivery', 1],
    ['bulk', 1],
    ['voucher', 1],
    ['discount', 1],
  ])
})
