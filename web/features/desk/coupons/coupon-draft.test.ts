import { expect, test } from 'vitest'
import { type CouponDraft, draftFaults, isBatch, newDraft, wantedBatchOf, wantedOf } from './coupon-draft.ts'

const now = new Date(2026, 10, 23, 12).getTime()
const draft = (change: Partial<CouponDraft>): CouponDraft => ({
  ...newDraft,
  percent: '10',
  usesTotal: '1,000',
  ...change,
})
const faults = (change: Partial<CouponDraft>) => draftFaults(draft(change), now)

test('what is typed is what is issued, and an empty field is no limit', () => {
  expect(wantedOf(draft({ code: ' spring-10 ', lastDay: '2026-12-31' }))).toEqual({
    code: 'SPRING-10',
    kind: 'discount',
    amount: null,
    percent: 10,
    pages: null,
    typeset: null,
    bookCount: null,
    pageLimit: null,
    minBilledPages: null,
    usesTotal: 1000,
    usesEach: 1,
    expiresAt: new Date(2026, 11, 31, 23, 59, 59, 999).toISOString(),
    official: false,
    orderNumber: null,
  })
  // what was typed for another kind is not issued
  const cash = { kind: 'cash', amount: '1,200', currency: 'TWD' } as const
  expect(wantedOf(draft(cash))).toMatchObject({ amount: { amount: '1200', currency: 'TWD' }, percent: null })
})

test('what cannot be is told at its field', () => {
  expect(faults({})).toEqual({})
  expect(draftFaults(newDraft, now)).toEqual({ percent: 'missing', usesTotal: 'outOfRange' })
  expect(faults({ code: '二十' })).toEqual({ code: 'noCode' })
  expect(faults({ percent: 'x' })).toEqual({ percent: 'outOfRange' })
  // today is not over
  expect(faults({ lastDay: '2026-11-23' })).toEqual({})
  expect(faults({ lastDay: '2026-11-22' })).toEqual({ lastDay: 'past' })
  // a date field takes years of five digits
  for (const lastDay of ['20261-12-31', '2126-12-31']) {
    expect(faults({ lastDay })).toEqual({ lastDay: 'noDay' })
    expect(faults({ coupons: '2', name: '書展', lastDay })).toEqual({ lastDay: 'noDay' })
  }
  expect(faults({ official: true, orderNumber: '261123-A' })).toEqual({ orderNumber: 'personalAndOfficial' })
})

test('more than one is a batch: how it is used and by whom follows, and is not asked for', () => {
  expect(['', '1', ' 1 ', '2', '1,000', '0', 'x'].map(coupons => isBatch(draft({ coupons })))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ])
  const batch = { coupons: '200', name: ' 書展 ', code: '?', usesTotal: '', official: true, orderNumber: 'x' }
  expect(wantedBatchOf(draft(batch))).toEqual({
    name: '書展',
    coupons: 200,
    kind: 'discount',
    amount: null,
    percent: 10,
    pages: null,
    typeset: null,
    bookCount: null,
    pageLimit: null,
    minBilledPages: null,
    expiresAt: null,
  })
  expect(faults(batch)).toEqual({})
  expect(faults({ ...batch, name: '', lastDay: '2026-11-22' })).toEqual({ name: 'missing', lastDay: 'past' })
  for (const coupons of ['0', '1001', 'x'])
    expect(faults({ ...batch, coupons })).toEqual({ coupons: 'outOfRange' })
})
