import { expect, test } from 'vitest'
import { couponKinds } from './coupon.ts'
import { benefitOfKind, type CouponToIssue, couponFaults } from './coupon-faults.ts'

const now = Date.UTC(2026, 10, 23)
const day = 24 * 3_600_000
const discount: CouponToIssue = {
  kind: 'discount',
  amount: null,
  percent: 10,
  pages: null,
  bookCount: null,
  pageLimit: null,
  minBilledPages: null,
  usesTotal: 100,
  usesEach: 1,
  expiresAt: now + day,
}
const faults = (change: Partial<CouponToIssue>) =>
  couponFaults({ ...discount, ...change }, now).map(({ field, reason }) => `${field} ${reason}`)
const benefits = { amount: { amount: '100', currency: 'TWD' as const }, percent: 10, pages: 60 }

test('every kind can be issued with what it gives, and not without', () => {
  for (const kind of couponKinds) {
    const field = benefitOfKind[kind]
    const none = { kind, amount: null, percent: null, pages: null, bookCount: 2 }
    expect([kind, faults({ ...none, ...(field && { [field]: benefits[field] }) })]).toEqual([kind, []])
    expect([kind, faults(none)]).toEqual([kind, field ? [`${field} missing`] : []])
  }
  expect(faults({ kind: 'free' })).toEqual(['percent notOfKind'])
})

test.each([
  [{ percent: 0 }, ['percent outOfRange']],
  [{ percent: 101 }, ['percent outOfRange']],
  [{ percent: 12.5 }, ['percent outOfRange']],
  [{ pageLimit: 59 }, ['pageLimit outOfRange']],
  [{ kind: 'bulk', bookCount: 1 }, ['bookCount outOfRange']],
  [{ minBilledPages: 0 }, ['minBilledPages outOfRange']],
  [{ usesTotal: 0, usesEach: null }, ['usesTotal outOfRange']],
  [{ usesTotal: 3, usesEach: 4 }, ['usesEach moreThanAll']],
  [{ expiresAt: now }, ['expiresAt past']],
  [{ expiresAt: now + 4_000 * day }, ['expiresAt outOfRange']],
  // a day that is none
  [{ expiresAt: Number.NaN }, ['expiresAt outOfRange']],
  [{ expiresAt: null, usesEach: null }, []],
] as const)('%o', (change, expected) => {
  expect(faults(change)).toEqual(expected)
})

test('money is of a currency, in parts that it is paid in', () => {
  const cash = (amount: string) =>
    faults({ kind: 'cash', percent: null, amount: { amount, currency: 'TWD' } })
  expect(cash('100')).toEqual([])
  expect(cash('0')).toEqual(['amount outOfRange'])
  expect(cash('-5')).toEqual(['amount outOfRange'])
  expect(cash('0.5')).toEqual(['amount tooFine'])
})
