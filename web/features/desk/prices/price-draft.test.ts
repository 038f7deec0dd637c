import { expect, test } from 'vitest'
import { standardPrices } from '#domain/prices/price-table'
import { draftFaults, draftOf, pricesOf, wantedOf } from './price-draft.ts'

const { currency: _, ...hongKong } = standardPrices.HK
const prices = wantedOf(hongKong)
const draft = draftOf(prices)

test('what is typed comes back as it was, and an empty field is none', () => {
  expect(pricesOf(draft)).toEqual(hongKong)
  expect(wantedOf(pricesOf({ ...draft, nonCommercialFee: ' ' }))).toEqual({
    ...prices,
    nonCommercialFee: null,
  })
  const courier = { ...draft, 'express.fee': '60', 'express.days': '3' }
  expect(pricesOf(courier).express).toEqual({ fee: '60', days: 3 })
  expect(draftOf(wantedOf(pricesOf(courier)))).toEqual(courier)
})

test('what cannot be is told at its field', () => {
  expect(draftFaults(draft, 'HKD')).toEqual({})
  const spoilt = { ...draft, 'page.paperback': '1,5', 'express.fee': '60', deliveryDays: '', taxPercent: '' }
  expect(draftFaults(spoilt, 'HKD')).toEqual({
    'page.paperback': 'noNumber',
    deliveryDays: 'noDays',
    'express.days': 'noDays',
    taxPercent: 'noPercent',
  })
})
