import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes'
import { stubSessionStorage } from '../../../tests/stub-session-storage.ts'
import { ApiError } from '../../api/api-error.ts'
import type { OrderBody } from './checkout-queries.ts'
import { keyOfOrder } from './order-key.ts'
import { placeShown } from './place-shown.ts'

const spring = { bid: 'spring', binding: 'paperback', quantity: 1 } as const
// of an order, its lines alone are looked at
const wanted = { lines: [spring] } as unknown as OrderBody
const placed = {} as never

let basket: (typeof spring)[]
let keys: string[]
/** A server that takes what it orders from the basket. */
function server(answer: () => never) {
  return {
    readBasket: async () => basket,
    place: async (body: OrderBody) => {
      keys.push(keyOfOrder(body))
      return answer()
    },
  }
}
const takes = () => {
  basket = []
  return placed
}

beforeEach(() => {
  basket = [spring]
  keys = []
  stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('what another tab has ordered meanwhile is not ordered once more', async () => {
  expect(await placeShown(wanted, server(takes))).toBe(placed)
  expect(await placeShown(wanted, server(takes))).toBe('changedElsewhere')
  expect(keys).toHaveLength(1)
})

test('a press whose answer was lost is said again with its key, though it has emptied the basket', async () => {
  const loses = () => {
    basket = []
    throw new ApiError(0, undefined)
  }
  await expect(placeShown(wanted, server(loses))).rejects.toThrow()
  expect(await placeShown(wanted, server(takes))).toBe(placed)
  expect(keys[1]).toBe(keys[0])
})

test('a press that was refused placed nothing: the next one has another key, and looks into the basket', async () => {
  const refuses = () => {
    throw new ApiError(409, codes.priceChanged.code)
  }
  await expect(placeShown(wanted, server(refuses))).rejects.toThrow()
  await expect(placeShown(wanted, server(refuses))).rejects.toThrow()
  expect(keys[1]).not.toBe(keys[0])
  basket = []
  expect(await placeShown(wanted, server(takes))).toBe('changedElsewhere')
})
