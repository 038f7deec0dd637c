import { expect, test } from 'vitest'
import { cardFault } from './card-fault.ts'

const whole = {
  cardNumber: { complete: true, brand: 'visa' },
  cardExpiry: { complete: true },
  cardCvc: { complete: true },
}

test.each(['visa', 'mastercard', 'amex'])('a whole card of %s is taken', brand => {
  expect(cardFault({ ...whole, cardNumber: { complete: true, brand } }, '106', 'TW')).toBeUndefined()
})

test.each([
  ['jcb', 'jcb'],
  ['diners', 'brand'],
  ['unionpay', 'brand'],
])('a card of %s is refused before it is whole', (brand, fault) => {
  expect(cardFault({ cardNumber: { complete: false, brand } }, '', 'TW')).toBe(fault)
})

test('every field is needed', () => {
  expect(cardFault({}, '106', 'TW')).toBe('incomplete')
  expect(cardFault(whole, ' ', 'TW')).toBe('incomplete')
  for (const field of ['cardNumber', 'cardExpiry', 'cardCvc'])
    expect(cardFault({ ...whole, [field]: { complete: false } }, '106', 'TW')).toBe('incomplete')
})

test('who lives where there are no postal codes need not make one up', () => {
  for (const region of ['HK', 'MO'] as const) expect(cardFault(whole, '', region)).toBeUndefined()
  for (const region of ['US', 'SG'] as const) expect(cardFault(whole, '', region)).toBe('incomplete')
  expect(cardFault({}, '', 'HK')).toBe('incomplete')
})
