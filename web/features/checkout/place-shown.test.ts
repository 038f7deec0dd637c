import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes'
import { stubSessionStorage } from '../../../tests/stub-session-storage.ts'
import { ApiError } from '../../api/api-error.ts'
import type { OrderBody } from './checkout-queries.ts'
import { keyOfOrder } from './order-key.ts'
import { placeShown } from './place-shown.ts'

const wanted = { lines: [{ bid: 'spring', binding: 'paperback', quantity: 1 }] } as unknown as OrderBody // its text alone is looked at
const placed = {} as never

let keys: string[]
/** A server that notes by which key it is asked. */
const server = (answer: () => never) => async (body: OrderBody) => {
  keys.push(keyOfOrder(body))
  return answer()
}

beforeEach(() => {
  keys = []
  stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('a press whose answer was lost is said again with its key; once it is there, the next is another', async () => {
  const loses = () => {
    throw new ApiError(0, undefined)
  }
  await expect(placeShown(wanted, server(loses))).rejects.toThrow()
  expect(
    await placeShown(
      wanted,
      server(() => placed),
    ),
  ).toBe(placed)
  await placeShown(
    wanted,
    server(() => placed),
  )
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a press that was refused placed nothing: the next one has another key', async () => {
  const refuses = () => {
    throw new ApiError(409, codes.priceChanged.code)
  }
  await expect(placeShown(wanted, server(refuses))).rejects.toThrow()
  await expect(placeShown(wanted, server(refuses))).rejects.toThrow()
  expect(keys[1]).not.toBe(keys[0])
})
