import { expect, test } from 'vitest'
import { orderFaults, type ToPay } from './order-faults.ts'

/** What is missing where nothing else is. */
const missing = (part: Partial<ToPay>) =>
  orderFaults({
    ...{ isByPost: true, hasAddress: true, email: 'yijun@example.com', isFree: false, method: 'card' },
    checkCard: () => true,
    ...part,
  })

test('an order needs where it goes, an e-mail address, and a way to pay that is whole', () => {
  expect(missing({})).toEqual([])
  expect(missing({ hasAddress: false })).toEqual(['address'])
  expect(missing({ hasAddress: false, isByPost: false })).toEqual([])
  expect(missing({ email: 'a@b' })).toEqual(['email'])
  expect(missing({ method: undefined })).toEqual(['method'])
  expect(missing({ checkCard: () => false })).toEqual(['card'])
  expect(missing({ method: 'paypal', checkCard: () => false })).toEqual([])
})

test('who pays nothing is told of no way to pay, nor of a card', () => {
  expect(missing({ isFree: true, method: undefined, checkCard: () => false })).toEqual([])
  expect(missing({ isFree: true, method: 'card', checkCard: () => false })).toEqual([])
})
