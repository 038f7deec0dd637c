import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deeper, runs } from '../../tests/depth.ts'
import { buildQuoteInput } from '../../tests/shop/build-quote-input.ts'
import { orderedBindings } from '../catalogue/bindings.ts'
import { type RegionCode, regionCodes, regions } from '../catalogue/regions.ts'
import { typesetNames } from '../catalogue/typesets.ts'
import type { Coupon } from '../coupons/coupon.ts'
import { money } from '../money/money.ts'
import type { OrderLine } from '../prices/order-line.ts'
import { proposeCoupons } from './propose-coupons.ts'
import { type Quote, type QuoteInput, quote } from './quote.ts'

const settings = { numRuns: runs(4000, 150) }

const anyLine: fc.Arbitrary<OrderLine> = fc
  .record({
    bid: fc.constantFrom('a', 'b', 'c'),
    bookType: fc.constant('diarybook' as const),
    typeset: fc.constantFrom(...typesetNames),
    binding: fc.constantFrom(...orderedBindings),
    quantity: fc.integer({ min: 1, max: 12 }),
    billablePages: fc.integer({ min: 1, max: 900 }),
    volumes: fc.constant(1),
  })
  .map(line => ({ ...line, pages: line.billablePages + 3 }))

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 })

const anyCoupon = (region: RegionCode): fc.Arbitrary<Coupon> =>
  fc
    .tuple(
      fc.record({
        code: fc.constantFrom('A', 'B', 'C', 'D'),
        typeset: maybe(fc.constantFrom(...typesetNames)),
        bookCount: maybe(fc.integer({ min: 1, max: 20 })),
        pageLimit: maybe(fc.integer({ min: 60, max: 900 })),
        minBilledPages: maybe(fc.integer({ min: 1, max: 900 })),
        expiresAt: fc.constant(null),
        usesLeft: fc.integer({ min: 0, max: 3 }),
      }),
      fc.oneof(
        fc.integer({ min: 1, max: 300_000 }).map(amount => ({
          kind: 'cash' as const,
          amount: money(amount, regions[region].currency),
        })),
        fc.record({
          kind: fc.constantFrom('discount' as const, 'group' as const, 'bulk' as const),
          percent: fc.integer({ min: 0, max: 100 }),
        }),
        fc.record({ kind: fc.constant('voucher' as const), pages: fc.integer({ min: 0, max: 3000 }) }),
        fc.record({ kind: fc.constantFrom('free' as const, 'freeDelivery' as const) }),
      ),
    )
    .map(([limits, benefit]) => ({ ...limits, ...benefit }))

const anyInput: fc.Arbitrary<QuoteInput> = fc
  .tuple(fc.constantFrom(...regionCodes), fc.array(anyLine, { minLength: 1, maxLength: 5 }), fc.boolean())
  .chain(([region, lines, isCommercialAddress]) =>
    fc.array(anyCoupon(region), { maxLength: 2 }).map(coupons =>
      buildQuoteInput({
        region,
        lines,
        isCommercialAddress,
        coupons,
        shipping: lines.every(line => line.binding === 'pdf') ? 'email' : 'standard',
      }),
    ),
  )

const quoteOf = (input: QuoteInput): Quote | undefined => {
  const result = quote(input)
  return 'refusal' in result ? undefined : result
}
const sum = (amounts: readonly { amountMinor: number }[]) =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0)

test(
  'the parts of an order are its whole; no discount is above what it is taken off, and no total below nothing',
  deeper,
  () => {
    let priced = 0
    fc.assert(
      fc.property(anyInput, input => {
        const result = quoteOf(input)
        if (!result) return
        priced += 1
        const { lines, subtotal, discount, shipping, surcharge, tax, total } = result
        expect(sum(lines.map(line => line.subtotal))).toBe(subtotal.amountMinor)
        expect(sum(lines.map(line => line.discount))).toBe(discount.amountMinor)
        expect(sum(lines.map(line => line.total)) + sum([shipping, surcharge, tax])).toBe(total.amountMinor)
        for (const line of lines) {
          expect(line.discount.amountMinor).toBeGreaterThanOrEqual(0)
          expect(line.discount.amountMinor).toBeLessThanOrEqual(line.subtotal.amountMinor)
        }
        for (const amount of [subtotal, discount, shipping, surcharge, tax, total])
          expect(amount).toMatchObject({ currency: regions[input.region].currency })
        expect(
          Math.min(total.amountMinor, shipping.amountMinor, surcharge.amountMinor),
        ).toBeGreaterThanOrEqual(0)
      }),
      settings,
    )
    // most are not refused: the property says something
    expect(priced).toBeGreaterThan(settings.numRuns / 4)
  },
)

test('a coupon never makes an order dearer, and one that is applied makes it cheaper', deeper, () => {
  fc.assert(
    fc.property(anyInput, input => {
      const without = quoteOf({ ...input, coupons: [] })
      const result = quoteOf(input)
      if (!result || !without) return
      expect(without.total.amountMinor - result.total.amountMinor).toBe(
        sum(result.coupons.map(coupon => coupon.discount)),
      )
    }),
    settings,
  )
})

test('the coupons that are proposed can be used, and none of the others alone is better', deeper, () => {
  fc.assert(
    fc.property(anyInput, input => {
      const coupons = input.coupons.map((coupon, index) => ({ ...coupon, code: `${coupon.code}${index}` }))
      const codes = proposeCoupons(input, coupons)
      const proposed = quoteOf({ ...input, coupons: coupons.filter(({ code }) => codes.includes(code)) })
      expect(proposed).toBeDefined()
      for (const coupon of coupons) {
        const alone = quoteOf({ ...input, coupons: [coupon] })
        if (alone && proposed) expect(proposed.total.amountMinor).toBeLessThanOrEqual(alone.total.amountMinor)
      }
    }),
    settings,
  )
})
