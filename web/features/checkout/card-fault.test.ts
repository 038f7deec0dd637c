import { expect, test } from 'vitest'
import { cardFault } from './card-fault.ts'

const whole = {
  cardNumber: { complete: true, brand: 'visa' },
  cardExpiry: { complete: true },
  cardCvc: { complete: true },
}

test.each(['visa', 'mastercard', 'amex'])('a whole card of %s is taken', brand => {
  expect(cardFault({ ...whole, cardNumber: { complete: true, brand } }, '106')).toBeUndefined()
})

test.each(['jcb', 'diners', 'unionpay'])('a card of %s is refused before it is whole', brand => {
  expect(cardFault({ cardNumber: { complete: false, brand } }, '')).toBe('jcb')
})

test('every field is needed', () => {
  expect(cardFault({}, '106')).toBe('incomplete')
  expect(cardFault(whole, ' ')).toBe('incomplete')
  for (const field of ['cardNumber', 'cardExpiry', 'cardCvc'])
    expect(cardFault({ ...whole, [field]: { complete: false } }, '106')).toBe('incomplete')
})
