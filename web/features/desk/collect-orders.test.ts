import { expect, test } from 'vitest'
import type { BookedOrder } from '#contract/desk-bookkeeping'
import { buildRow } from './build-row.ts'
import { collectOrders, mostOrders, type OrdersQuery } from './collect-orders.ts'

const { book: _, books: __, ...head } = buildRow()
const zero = { amount: '0', currency: 'TWD' } as const
const order: BookedOrder = {
  ...head,
  subtotal: zero,
  discount: zero,
  coupons: [],
  shipping: zero,
  surcharge: zero,
  tax: zero,
  refunded: zero,
  method: 'card',
}

test('pages are asked for until the last, each after the last order of the one before', async () => {
  const asked: OrdersQuery[] = []
  const counts: number[] = []
  const pages = [['a', 'b'], ['c', 'd'], ['e']]
  const csv = await collectOrders(
    { state: 'paid', before: '2026-12-01T00:00:00.000Z' },
    async query => {
      const orders = (pages[asked.length] ?? []).map(oid => ({ ...order, oid, number: oid }))
      asked.push(query)
      return { orders, hasMore: asked.length < pages.length }
    },
    count => counts.push(count),
  )
  const after = (beforeOid: string) => ({ state: 'paid', before: order.createdAt, beforeOid })
  expect(asked).toEqual([{ state: 'paid', before: '2026-12-01T00:00:00.000Z' }, after('b'), after('d')])
  expect(counts).toEqual([2, 4, 5])
  expect(csv?.match(/^[a-e],/gm)).toEqual(['a,', 'b,', 'c,', 'd,', 'e,'])
})

test('a list without an end is given up', async () => {
  let calls = 0
  const page = { orders: Array.from({ length: 500 }, () => order), hasMore: true }
  const csv = await collectOrders(
    {},
    async () => {
      calls++
      return page
    },
    () => undefined,
  )
  expect([csv, calls]).toEqual([undefined, mostOrders / 500])
})
