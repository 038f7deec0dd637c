import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { buildLine } from '../../tests/shop/build-line.ts'
import { regionCodes } from '../catalogue/regions.ts'
import { typesetNames } from '../catalogue/typesets.ts'
import { moneyText } from '../money/money.ts'
import { billedPages } from './billed-pages.ts'
import { priceLine } from './line-price.ts'
import { standardPrices } from './price-table.ts'

const costOf = (overrides: Parameters<typeof buildLine>[0], region: keyof typeof standardPrices = 'TW') =>
  moneyText(priceLine(buildLine(overrides), standardPrices[region]).subtotal)

describe('billed pages', () => {
  it.each([
    [0, 60],
    [59, 60],
    [60, 60],
    [61, 61],
    [480, 480],
  ])('%i pages are billed as %i', (billablePages, billed) => {
    expect(billedPages({ bookType: 'diarybook', billablePages })).toBe(billed)
    expect(billedPages({ bookType: 'photobook', billablePages })).toBe(billed)
  })
  it('of a calendar are always the same', () => {
    expect(billedPages({ bookType: 'calendar', billablePages: 13 })).toBe(26)
  })
})

test.each([
  [{ billablePages: 60 }, '312'],
  // 317.2, rounded once
  [{ billablePages: 61 }, '317'],
  // 951.6: not three times 317
  [{ billablePages: 61, quantity: 3 }, '952'],
  [{ billablePages: 240, binding: 'hardback' }, '1968'],
  [{ billablePages: 240, typeset: 'a4-1' }, '2304'],
  [{ billablePages: 240, binding: 'hardback', typeset: 'a4-2' }, '3168'],
  [{ billablePages: 240, binding: 'pdf' }, '624'],
  [{ billablePages: 59, binding: 'pdf', typeset: 'a4-1' }, '288'],
  [{ bookType: 'photobook', billablePages: 100, binding: 'hardback' }, '1320'],
  // 26 times 9.6
  [{ bookType: 'calendar', billablePages: 13, binding: 'paperback' }, '250'],
] as const)('%j costs %s in Taiwan', (overrides, expected) => {
  expect(costOf(overrides)).toBe(expected)
})

test('cents are rounded by the currency', () => {
  expect(costOf({ billablePages: 61 }, 'AU')).toBe('19.52')
  expect(costOf({ billablePages: 61 }, 'HK')).toBe('91.5')
})

test('more pages are never cheaper, in any region, binding and size', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...regionCodes),
      fc.constantFrom('paperback', 'hardback', 'pdf'),
      fc.constantFrom(...typesetNames),
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 1, max: 20 }),
      (region, binding, typeset, billablePages, more, quantity) => {
        const line = { binding, typeset, quantity }
        const fewer = priceLine(buildLine({ ...line, billablePages }), standardPrices[region])
        const longer = priceLine(
          buildLine({ ...line, billablePages: billablePages + more }),
          standardPrices[region],
        )
        expect(longer.subtotal.amountMinor).toBeGreaterThanOrEqual(fewer.subtotal.amountMinor)
        expect(fewer.subtotal.amountMinor).toBeGreaterThan(0)
      },
    ),
    { numRuns: 60 },
  )
})

test('no copies are no line', () => {
  expect(() => costOf({ quantity: 0 })).toThrow(RangeError)
  expect(() => costOf({ quantity: -1 })).toThrow(RangeError)
  expect(() => costOf({ quantity: 1.5 })).toThrow(RangeError)
})
