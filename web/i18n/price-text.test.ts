import { expect, test } from 'vitest'
import { price } from '#domain/money/exact-amount'
import { priceText } from './price-text.ts'

test.each([
  ['5.2', 'TWD', 'NT$5.2'],
  ['0.20', 'SGD', 'S$0.2'],
  ['4.99', 'SGD', 'S$4.99'],
  ['0.05', 'MYR', 'RM0.05'],
  ['14.00', 'MYR', 'RM14'],
  ['1320', 'TWD', 'NT$1,320'],
  ['1234567.89', 'TWD', 'NT$1,234,567.89'],
  ['0', 'TWD', 'NT$0'],
] as const)('%s of %s is %s', (amount, currency, text) => {
  expect(priceText(price(amount, currency))).toBe(text)
})
