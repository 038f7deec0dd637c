import { expect, test } from 'vitest'
import { priceFault } from './price-fault.ts'

test('prices that are there stay, though reading them again failed', () => {
  expect(priceFault({ isError: true, prices: [{}] })).toBeUndefined()
  expect(priceFault({ isError: true, prices: undefined })).toBe('configurationFailed')
  expect(priceFault({ isError: true, prices: [] })).toBe('priceEmpty')
})
