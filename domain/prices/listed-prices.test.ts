import { expect, test } from 'vitest'
import { bindingNames, pricedBinding } from '../catalogue/bindings.ts'
import { paperNames } from '../catalogue/papers.ts'
import { regionCodes, regions } from '../catalogue/regions.ts'
import { exactText, price } from '../money/exact-amount.ts'
import { listedPrices } from './listed-prices.ts'

test('a page costs what the table says', () => {
  const bindings = paperNames.flatMap(paper => bindingNames.map(binding => pricedBinding(binding, paper)))
  const rows = regionCodes.map(code => [
    code,
    ...bindings.map(binding =>
      exactText(price(listedPrices[code].pagePrice[binding], regions[code].currency)),
    ),
    exactText(price(listedPrices[code].groupPrice, regions[code].currency)),
    exactText(price(listedPrices[code].shipping, regions[code].currency)),
    listedPrices[code].deliveryDays,
  ])
  expect(rows).toEqual([
    ['TW', '5.2', '8.2', '9.6', '13.2', '20', '170', 10],
    ['HK', '1.5', '2.2', '2.6', '3.6', '5', '28', 10],
    ['MO', '1.5', '2.2', '2.6', '3.9', '5', '28', 10],
    ['SG', '0.2', '0.4', '0.4', '0.7', '1', '4.99', 10],
    ['MY', '0.7', '1.1', '1.3', '1.9', '1.2', '14', 10],
    ['AU', '0.32', '0.46', '0.64', '0.92', '1.2', '6.99', 14],
    ['US', '0.4', '0.5', '0.6', '0.7', '0.65', '8.99', 12],
    ['CA', '0.5', '0.7', '0.9', '1.3', '0.9', '6.99', 12],
  ])
})
