import { describe, expect, it, test } from 'vitest'
import { buildLine } from '../../tests/shop/build-line.ts'
import { buildCoupon, buildQuoteInput } from '../../tests/shop/build-quote-input.ts'
import { regionCodes } from '../catalogue/regions.ts'
import { exactText } from '../money/exact-amount.ts'
import { type Money, money, moneyText } from '../money/money.ts'
import { standardPrices } from '../prices/price-table.ts'
import { type Quote, type QuoteInput, quote } from './quote.ts'

const quoted = (overrides: Partial<QuoteInput>): Quote => {
  const result = quote(buildQuoteInput(overrides))
  if ('refusal' in result) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result
}
const sums = ({ subtotal, discount, shipping, surcharge, tax, total }: Quote) =>
  [subtotal, discount, shipping, surcharge, tax, total].map(moneyText).join(' ')
const texts = (amounts: readonly Money[]) => amounts.map(moneyText)

test('a book, its shipping and their sum', () => {
  expect(sums(quoted({}))).toBe('520 0 170 0 0 690')
  expect(sums(quoted({ lines: [buildLine({ billablePages: 59 })] }))).toBe('312 0 170 0 0 482')
})

test('two books are rounded each by itself, and add up', () => {
  // 317.2 and 502.92
  const lines = [buildLine({ billablePages: 61 }), buildLine({ billablePages: 61, binding: 'hardback' })]
  const { lines: priced, subtotal } = quoted({ lines })
  expect(texts(priced.map(line => line.subtotal))).toEqual(['317', '500'])
  expect(moneyText(subtotal)).toBe('817')
})

describe('standard shipping', () => {
  it.each([
    [[buildLine({ billablePages: 499 })], '170', undefined],
    [[buildLine({ billablePages: 500 })], '0', 'pages'],
    [[buildLine({ billablePages: 250, quantity: 2 })], '0', 'pages'],
    [[buildLine({ billablePages: 166, quantity: 3 })], '170', undefined],
    // 59 counts as 60, too: 9 times 60 is 540
    [[buildLine({ billablePages: 59, quantity: 9 })], '0', 'pages'],
    // a PDF is not sent by post
    [
      [buildLine({ billablePages: 300 }), buildLine({ billablePages: 300, binding: 'pdf' })],
      '170',
      undefined,
    ],
  ])('is free from 500 billed pages on', (lines, shipping, freeShipping) => {
    const result = quoted({ lines })
    expect([moneyText(result.shipping), result.freeShipping]).toEqual([shipping, freeShipping])
  })
  it('is free by a coupon, which takes nothing off the books', () => {
    const result = quoted({ coupons: [buildCoupon({ kind: 'freeDelivery' })] })
    expect(sums(result)).toBe('520 0 0 0 0 520')
    expect(result.freeShipping).toBe('coupon')
    expect(result.coupons).toEqual([{ code: 'FREEDELIVERY', discount: money(170, 'TWD') }])
  })
})

describe('the other ways', () => {
  it('PDFs come by e-mail within a day, for nothing', () => {
    const result = quoted({ lines: [buildLine({ binding: 'pdf' })], shipping: 'email' })
    expect([sums(result), result.deliveryDays, result.holiday]).toEqual(['260 0 0 0 0 260', 1, undefined])
  })
  it('what is printed does not go by e-mail, nor a PDF by post', () => {
    expect(quote(buildQuoteInput({ shipping: 'email' }))).toEqual({ refusal: { code: 'shippingMismatch' } })
    const lines = [buildLine({ binding: 'pdf' })]
    expect(quote(buildQuoteInput({ lines }))).toEqual({ refusal: { code: 'shippingMismatch' } })
  })
  it('express is not offered where the region names no fee; where it does, it is paid whatever the pages', () => {
    expect(quote(buildQuoteInput({ shipping: 'express' }))).toEqual({
      refusal: { code: 'expressNotOffered' },
    })
    const prices = {
      ...standardPrices,
      TW: { ...standardPrices.TW, express: { fee: '250', days: 3 } },
    }
    const lines = [buildLine({ billablePages: 600 })]
    const result = quoted({ prices, lines, shipping: 'express' })
    expect([moneyText(result.shipping), result.freeShipping, result.deliveryDays]).toEqual([
      '250',
      undefined,
      3,
    ])
  })
})

describe('Hong Kong', () => {
  it.each([
    ['HK', false, 'paperback', 'standard', '30'],
    ['HK', true, 'paperback', 'standard', '0'],
    ['HK', false, 'pdf', 'email', '0'],
    ['TW', false, 'paperback', 'standard', '0'],
  ] as const)(
    '%s, company %s, %s: surcharge %s',
    (region, isCommercialAddress, binding, shipping, expected) => {
      const lines = [buildLine({ binding })]
      const { surcharge } = quoted({ region, isCommercialAddress, lines, shipping })
      expect(moneyText(surcharge)).toBe(expected)
    },
  )
  it('pays the surcharge where shipping is free, too', () => {
    const lines = [buildLine({ billablePages: 500 })]
    expect(sums(quoted({ region: 'HK', isCommercialAddress: false, lines }))).toBe('750 0 0 30 0 780')
  })
})

test('tax is of all that is paid', () => {
  const prices = { ...standardPrices, TW: { ...standardPrices.TW, taxPercent: 5 } }
  // 690 and 34.5
  expect(sums(quoted({ prices }))).toBe('520 0 170 0 35 725')
})

test('each region says its days, and all but the USA that the provider takes a fee', () => {
  const facts = regionCodes.map(region => {
    const { deliveryDays, providerFee } = quoted({ region })
    return [region, deliveryDays, providerFee && `${providerFee.currency} ${exactText(providerFee)}`]
  })
  expect(facts).toEqual([
    ['TW', 10, 'USD 0.2'],
    ['HK', 10, 'USD 0.2'],
    ['MO', 10, 'USD 0.2'],
    ['SG', 10, 'USD 0.2'],
    ['MY', 10, 'USD 0.2'],
    ['AU', 14, 'USD 0.2'],
    ['US', 12, undefined],
    ['CA', 12, 'USD 0.2'],
  ])
})

test('an order in the holidays says when it is shipped', () => {
  expect(quoted({ now: Date.parse('2027-01-20T12:00:00+08:00') }).holiday).toEqual({
    shippedFrom: '2027-02-12',
  })
})

test('no lines are no order', () => {
  expect(quote(buildQuoteInput({ lines: [] }))).toEqual({ refusal: { code: 'orderEmpty' } })
})

describe('coupons together', () => {
  const percent = buildCoupon({ kind: 'discount', percent: 10 })
  const delivery = buildCoupon({ kind: 'freeDelivery' })
  it('are one, and free delivery beside it', () => {
    expect(sums(quoted({ coupons: [percent, delivery] }))).toBe('520 52 0 0 0 468')
  })
  it.each([
    [[percent, buildCoupon({ kind: 'cash', amount: money(10, 'TWD') })], 'CASH'],
    [[delivery, { ...delivery, code: 'MORE' }], 'MORE'],
    [[percent, percent], 'DISCOUNT'],
  ])('are not more', (coupons, coupon) => {
    expect(quote(buildQuoteInput({ coupons }))).toEqual({
      refusal: { coupon, code: 'couponsNotCombined' },
    })
  })
  it('free delivery is kept where shipping is free or by e-mail', () => {
    const refusal = { coupon: 'FREEDELIVERY', code: 'couponNoEffect' }
    const lines = [buildLine({ billablePages: 500 })]
    expect(quote(buildQuoteInput({ lines, coupons: [delivery] }))).toEqual({ refusal })
    const pdf = { lines: [buildLine({ binding: 'pdf' })], shipping: 'email' as const }
    expect(quote(buildQuoteInput({ ...pdf, coupons: [delivery] }))).toEqual({ refusal })
  })
})
