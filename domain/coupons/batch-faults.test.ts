import { expect, test } from 'vitest'
import { type BatchToIssue, batchFaults } from './batch-faults.ts'

const now = Date.UTC(2026, 10, 23)
const faults = (change: Partial<BatchToIssue>) =>
  batchFaults(
    {
      name: '書展',
      coupons: 200,
      kind: 'discount',
      amount: null,
      percent: 10,
      pages: null,
      bookCount: null,
      pageLimit: null,
      minBilledPages: null,
      expiresAt: null,
      ...change,
    },
    now,
  )

test('a batch has a name, 1 to 1,000 coupons, and what any coupon of its kind must have', () => {
  expect(faults({})).toEqual([])
  for (const coupons of [1, 1000]) expect(faults({ coupons })).toEqual([])
  for (const coupons of [0, -1, 1001, 1.5, Number.NaN])
    expect(faults({ coupons })).toEqual([{ field: 'coupons', reason: 'outOfRange' }])
  expect(faults({ name: '  ' })).toEqual([{ field: 'name', reason: 'missing' }])
  expect(faults({ percent: null, expiresAt: now })).toEqual([
    { field: 'percent', reason: 'missing' },
    { field: 'expiresAt', reason: 'past' },
  ])
})
