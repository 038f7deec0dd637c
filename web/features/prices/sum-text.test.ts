import { expect, test } from 'vitest'
import { discountText, isNothing, sumText } from './sum-text.ts'

test.each([
  [{ amount: '1248', currency: 'TWD' }, 'NT$1,248'],
  [{ amount: '31.2', currency: 'USD' }, 'US$31.20'],
  [{ amount: '0.05', currency: 'HKD' }, 'HK$0.05'],
  [{ amount: '0', currency: 'TWD' }, 'NT$0'],
  [{ amount: '-12.5', currency: 'AUD' }, '−A$12.50'],
  [{ amount: '1234567.89', currency: 'CAD' }, 'C$1,234,567.89'],
] as const)('%j is written %s', (sum, text) => {
  expect(sumText(sum)).toBe(text)
})

test('what is taken off has a minus, unless it is nothing', () => {
  expect(discountText({ amount: '100', currency: 'TWD' })).toBe('−NT$100')
  expect(discountText({ amount: '0.00', currency: 'USD' })).toBe('US$0.00')
  expect([
    isNothing({ amount: '0.00', currency: 'USD' }),
    isNothing({ amount: '0.10', currency: 'USD' }),
  ]).toEqual([true, false])
})
