import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

test.each([
  ['NT$', 520, 'NT$5.2'],
  ['S$', 20, 'S$0.2'],
  ['S$', 499, 'S$4.99'],
  ['RM', 5, 'RM0.05'],
  ['NT$', 132_000, 'NT$1,320'],
  ['NT$', 123_456_789, 'NT$1,234,567.89'],
  ['NT$', 0, 'NT$0'],
])('%s and %i hundredths: %s', (symbol, hundredths, text) => {
  expect(priceText(symbol, hundredths)).toBe(text)
})
