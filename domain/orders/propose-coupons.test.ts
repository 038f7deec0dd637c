import { expect, test } from 'vitest'
import { buildLine } from '../../tests/shop/build-line.ts'
import { buildCoupon, buildQuoteInput } from '../../tests/shop/build-quote-input.ts'
import { money } from '../money/money.ts'
import { proposeCoupons } from './propose-coupons.ts'

const ten = buildCoupon({ kind: 'discount', percent: 10 }, { code: 'TEN' })
const hundred = buildCoupon({ kind: 'cash', amount: money(100, 'TWD') }, { code: 'HUNDRED' })
const delivery = buildCoupon({ kind: 'freeDelivery' }, { code: 'DELIVERY' })
const usedUp = buildCoupon({ kind: 'free' }, { code: 'GONE', usesLeft: 0 })

test('the one that saves most is proposed, and free delivery beside it', () => {
  // of 520, ten per cent are 52
  expect(proposeCoupons(buildQuoteInput(), [ten, hundred, usedUp, delivery])).toEqual(['HUNDRED', 'DELIVERY'])
  const lines = [buildLine({ billablePages: 240 })]
  expect(proposeCoupons(buildQuoteInput({ lines }), [ten, hundred])).toEqual(['TEN'])
})

test('free delivery is left where shipping is free already', () => {
  const lines = [buildLine({ billablePages: 500 })]
  expect(proposeCoupons(buildQuoteInput({ lines }), [delivery, hundred])).toEqual(['HUNDRED'])
})

test('of two that save as much, the one that expires first; of those, the first by name', () => {
  const soon = { ...hundred, code: 'SOON', expiresAt: Date.UTC(2027, 7, 1) }
  const later = { ...hundred, code: 'LATER', expiresAt: Date.UTC(2027, 8, 1) }
  expect(proposeCoupons(buildQuoteInput(), [hundred, later, soon])).toEqual(['SOON'])
  expect(proposeCoupons(buildQuoteInput(), [{ ...hundred, code: 'Z' }, hundred])).toEqual(['HUNDRED'])
})

test('none is proposed where none helps', () => {
  expect(proposeCoupons(buildQuoteInput(), [usedUp])).toEqual([])
  expect(proposeCoupons(buildQuoteInput(), [])).toEqual([])
})
