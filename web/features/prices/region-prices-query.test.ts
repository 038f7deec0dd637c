import { expect, test } from 'vitest'
import { standardPrices } from '#domain/prices/price-table'
import { pricesIn } from './region-prices-query.ts'

const { page } = standardPrices.HK
const changed = {
  region: 'HK' as const,
  alias: [],
  currency: 'HKD' as const,
  symbol: 'HK$',
  areaCode: '852',
  defaultLanguage: 'zh-hk' as const,
  tax: 0,
  expressTime: null,
  expressFee: null,
  nonCommercialFee: '30',
  price: { ...page, paperback: '1.7' },
  groupPrice: '5',
  shipping: '35',
  deliveryDays: 8,
}

test('what the desk changed is shown, and the catalogue only where no table has come', () => {
  const table = { prices: [changed] }
  expect(pricesIn(table, 'HK')).toEqual({
    currency: 'HKD',
    page: { ...page, paperback: '1.7' },
    shipping: '35',
    deliveryDays: 8,
    nonCommercialFee: '30',
  })
  expect(pricesIn(undefined, 'HK').page.paperback).toBe('1.5')
})
