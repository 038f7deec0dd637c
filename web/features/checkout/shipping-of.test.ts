import { expect, test } from 'vitest'
import { type ChosenShipping, shippingOf } from './shipping-of.ts'

const known = (region: 'TW' | 'HK', expressTime: number | null): ChosenShipping['prices'] => ({
  isPending: false,
  data: { prices: [{ region, expressTime }] },
})
const waiting = { isPending: true }
const toHongKong = { isByPost: true, chosen: 'express', region: 'HK', prices: known('HK', 3) } as const

test('a courier that was chosen for one region is not asked for where there is none', () => {
  expect(shippingOf(toHongKong)).toBe('express')
  expect(shippingOf({ ...toHongKong, region: 'TW', prices: known('TW', null) })).toBe('standard')
  expect(shippingOf({ ...toHongKong, prices: { isPending: false, data: { prices: [] } } })).toBe('standard')
})

test('whether there is a courier is awaited by who chose one alone', () => {
  expect(shippingOf({ ...toHongKong, prices: waiting })).toBeUndefined()
  expect(shippingOf({ ...toHongKong, chosen: undefined, prices: waiting })).toBe('standard')
  expect(shippingOf({ ...toHongKong, isByPost: false, prices: waiting })).toBe('email')
  // what did not come keeps nobody: the check tells whether there is one
  expect(shippingOf({ ...toHongKong, prices: { isPending: false } })).toBe('express')
})
