import { expect, test } from 'vitest'
import { standardPrices } from '#domain/prices/price-table'
import { draftFaults, draftOf, draftWith, pricesOf, wantedOf, withTyped } from './price-draft.ts'

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

test('what a colleague changes while somebody types stays changed', () => {
  const typed = withTyped(withTyped({}, prices, 'groupPrice', '7'), prices, 'shipping', draft.shipping)
  const changed = { ...prices, shipping: '31', groupPrice: '6' }
  expect(draftWith(changed, typed)).toEqual({ ...draft, shipping: '31', groupPrice: '7' })
  // and what is typed back is no change
  expect(withTyped(typed, changed, 'groupPrice', '6')).toEqual({})
})
