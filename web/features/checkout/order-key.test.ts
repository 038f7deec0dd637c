import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '../../../tests/stub-session-storage.ts'
import { forgetOrderKey, keyOfOrder } from './order-key.ts'

beforeEach(stubSessionStorage)
afterEach(() => vi.unstubAllGlobals())

test('the same order keeps its key until it is there', () => {
  const key = keyOfOrder({ lines: ['a'] })
  expect(key).toMatch(/^[a-z0-9]{16,64}$/)
  expect(keyOfOrder({ lines: ['a'] })).toBe(key)
  forgetOrderKey()
  expect(keyOfOrder({ lines: ['a'] })).not.toBe(key)
})

test('another order has another key', () => {
  const key = keyOfOrder({ lines: ['a'] })
  expect(keyOfOrder({ lines: ['b'] })).not.toBe(key)
})

test('a browser without a storage keeps it as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const key = keyOfOrder({ lines: ['c'] })
  expect(keyOfOrder({ lines: ['c'] })).toBe(key)
})
