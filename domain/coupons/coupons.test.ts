import { describe, expect, it } from 'vitest'
import { buildLine } from '../../tests/shop/build-line.ts'
import { buildCoupon } from '../../tests/shop/build-quote-input.ts'
import { money } from '../money/money.ts'
import { priceLine } from '../prices/line-price.ts'
import type { OrderLine } from '../prices/order-line.ts'
import { standardPrices } from '../prices/price-table.ts'
import type { CouponBenefit, CouponLimits } from './coupon.ts'
import { couponDiscount } from './coupon-discount.ts'
import { eligibleLines } from './eligible-lines.ts'

const priced = (...lines: Partial<OrderLine>[]) =>
  lines.map(line => priceLine(buildLine(line), standardPrices.TW))

describe('what a coupon takes off', () => {
  const take = (benefit: CouponBenefit, ...lines: Partial<OrderLine>[]) =>
    couponDiscount(buildCoupon(benefit), priced(...lines)).map(amount => amount.amountMinor)
  // 520 and 820
  const books = [{ billablePages: 100 }, { billablePages: 100, binding: 'hardback' as const }]

  it('cash: so much, over the lines by what they cost, and no more than that', () => {
    expect(take({ kind: 'cash', amount: money(100, 'TWD') }, ...books)).toEqual([39, 61])
    expect(take({ kind: 'cash', amount: money(9999, 'TWD') }, ...books)).toEqual([520, 820])
  })
  it.each(['discount', 'group'] as const)('%s: per cent of the lines, rounded once', kind => {
    // 201 of 1340
    expect(take({ kind, percent: 15 }, ...books)).toEqual([78, 123])
    expect(take({ kind, percent: 100 }, ...books)).toEqual([520, 820])
    expect(take({ kind, percent: 0 }, ...books)).toEqual([0, 0])
  })
  it('bulk: per cent of one copy, the cheapest', () => {
    expect(take({ kind: 'bulk', percent: 50 }, ...books)).toEqual([260, 0])
    expect(take({ kind: 'bulk', percent: 50 }, { quantity: 3 })).toEqual([260])
    expect(take({ kind: 'bulk', percent: 100 }, { quantity: 2, billablePages: 61 })).toEqual([317])
  })
  it('voucher: so many pages, the dearest first', () => {
    expect(take({ kind: 'voucher', pages: 50 }, ...books)).toEqual([0, 410])
    expect(take({ kind: 'voucher', pages: 150 }, ...books)).toEqual([260, 820])
    expect(take({ kind: 'voucher', pages: 999 }, ...books)).toEqual([520, 820])
    expect(take({ kind: 'voucher', pages: 61 }, { billablePages: 61 })).toEqual([317])
    expect(take({ kind: 'voucher', pages: 150 }, { quantity: 2 })).toEqual([780])
  })
  it('free: all of it; free delivery: nothing of the books', () => {
    expect(take({ kind: 'free' }, ...books)).toEqual([520, 820])
    expect(take({ kind: 'freeDelivery' }, ...books)).toEqual([0, 0])
  })
})

describe('a coupon', () => {
  const now = Date.UTC(2027, 6, 1)
  const check = (
    limits: Partial<CouponLimits>,
    lines: Partial<OrderLine>[],
    benefit: CouponBenefit = { kind: 'discount', percent: 10 },
  ) => {
    const eligible = eligibleLines(buildCoupon(benefit, limits), priced(...lines), now)
    return 'code' in eligible ? eligible : eligible.map(line => line.bid)
  }
  const oneBook = [{ bid: 'one' }]

  it('applies to everything where it says nothing', () => {
    expect(check({ typeset: null, bookCount: null, pageLimit: null, minBilledPages: null }, oneBook)).toEqual(
      ['one'],
    )
  })
  it('expires at its moment', () => {
    expect(check({ expiresAt: now + 1 }, oneBook)).toEqual(['one'])
    expect(check({ expiresAt: now }, oneBook)).toEqual({ code: 'couponExpired', expiredAt: now })
  })
  it('is used up', () => {
    expect(check({ usesLeft: 0 }, oneBook)).toEqual({ code: 'couponUsedUp' })
  })
  it('of another currency takes nothing off', () => {
    expect(check({}, oneBook, { kind: 'cash', amount: money(100, 'HKD') })).toEqual({
      code: 'couponCurrency',
    })
  })
  it('of a layout applies to the books of that layout, and is refused where there are none', () => {
    expect(check({ typeset: 'a4-1' }, oneBook)).toEqual({ code: 'couponLayout', typeset: 'a4-1' })
    expect(check({ typeset: 'a4-1' }, [{ bid: 'one' }, { bid: 'two', typeset: 'a4-1' }])).toEqual(['two'])
  })
  it('of few pages applies to the books that have no more', () => {
    const [short, long] = [
      { bid: 'short', billablePages: 120 },
      { bid: 'long', billablePages: 121 },
    ]
    expect(check({ pageLimit: 120 }, [short, long])).toEqual(['short'])
    expect(check({ pageLimit: 120 }, [long])).toEqual({ code: 'couponPageLimit', pages: 121, most: 120 })
    // billed as 60
    expect(check({ pageLimit: 59 }, [{ billablePages: 20 }])).toEqual({
      code: 'couponPageLimit',
      pages: 60,
      most: 59,
    })
  })
  it('of so many copies is refused for more', () => {
    expect(check({ bookCount: 2 }, [{ bid: 'one', quantity: 2 }])).toEqual(['one'])
    expect(check({ bookCount: 2 }, [{ quantity: 2 }, {}])).toEqual({
      code: 'couponBookCount',
      books: 3,
      most: 2,
    })
  })
  it('that is free covers one copy where it does not say', () => {
    expect(check({}, oneBook, { kind: 'free' })).toEqual(['one'])
    expect(check({}, [{ quantity: 2 }], { kind: 'free' })).toEqual({
      code: 'couponBookCount',
      books: 2,
      most: 1,
    })
    expect(check({ bookCount: 2 }, [{ bid: 'one', quantity: 2 }], { kind: 'free' })).toEqual(['one'])
  })
  it('for two books wants two copies or two books', () => {
    const bulk = { kind: 'bulk', percent: 50 } as const
    expect(check({}, oneBook, bulk)).toEqual({ code: 'couponTwoBooks' })
    expect(check({}, [{ bid: 'one', quantity: 2 }], bulk)).toEqual(['one'])
    expect(check({}, [{ bid: 'one' }, { bid: 'two' }], bulk)).toEqual(['one', 'two'])
    expect(check({ typeset: 'a5-1' }, [{}, { typeset: 'a4-1' }], bulk)).toEqual({ code: 'couponTwoBooks' })
  })
  it('with a least of billed pages counts those of all copies that it applies to', () => {
    expect(check({ minBilledPages: 200 }, [{ bid: 'one', quantity: 2 }])).toEqual(['one'])
    expect(check({ minBilledPages: 201 }, [{ quantity: 2 }])).toEqual({
      code: 'couponMinimumPages',
      pages: 200,
      least: 201,
    })
    // billed as 60
    expect(check({ minBilledPages: 60 }, [{ bid: 'one', billablePages: 20 }])).toEqual(['one'])
  })
})
