import { expect, test } from 'vitest'
import { freeShippingPages, pagesToFreeShipping } from './shipping-price.ts'

test.each([
  [freeShippingPages - 101, undefined],
  [freeShippingPages - 100, 100],
  [freeShippingPages - 1, 1],
  [freeShippingPages, undefined],
  [0, undefined],
])('with %i billed pages it is %s more to free shipping', (printed, more) => {
  expect(pagesToFreeShipping(printed)).toBe(more)
})
