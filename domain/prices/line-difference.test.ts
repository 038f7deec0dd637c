import { expect, test } from 'vitest'
import { buildLine } from '../../tests/shop/build-line.ts'
import { moneyText } from '../money/money.ts'
import { lineDifference } from './line-difference.ts'
import { priceLine } from './line-price.ts'
import { standardPrices } from './price-table.ts'

const line = (pages: number, overrides: Parameters<typeof buildLine>[0] = {}) =>
  priceLine(buildLine({ pages, billablePages: pages, ...overrides }), standardPrices.TW)

test.each([
  ['longer', line(344), line(412), 68, '353'],
  ['shorter', line(412), line(344), -68, '-353'],
  ['both under the least that is billed', line(40), line(56), 16, '0'],
  ['on larger paper', line(344), line(200, { typeset: 'a4-1' }), -144, '131'],
] as const)('a book that is %s', (_, from, to, pages, price) => {
  const difference = lineDifference(from, to)
  expect([difference.pages, moneyText(difference.price)]).toEqual([pages, price])
})
