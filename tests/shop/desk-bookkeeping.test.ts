import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskOrders } from '#contract/desk'
import { exportDeskOrders } from '#contract/desk-bookkeeping'
import { fromWire } from '#contract/wire'
import { couponUses } from '#server/features/shop/coupons/schema'
import { orderLines, orders } from '#server/features/shop/orders/schema'
import { payments, refunds } from '#server/features/shop/payments/schema'
import { type Connection, connect } from '#server/kernel/db/connect'
import { collectOrders, type OrdersQuery } from '../../web/features/desk/collect-orders.ts'
import { type DeskFilter, deskQuery } from '../../web/features/desk/desk-filter.ts'
import { type Answer, type Studio, startStudio } from '../studio.ts'
import { buildOrder } from './build-order.ts'

// What the staff takes out for the books, page by page as the screen does it.

let studio: Studio
let connection: Connection
let token: string
const staff: string[] = []
/** More than one page, by several at each moment, so that pages end among orders of one moment. */
const [inOctober, inNovember, atOneMoment] = [620, 130, 29]

beforeAll(async () => {
  studio = await startStudio({ worker: false, staff })
  connection = connect(studio.databaseUrl, error => {
    throw error
  })
  const person = await studio.logIn('empty')
  ;({ token } = person)
  staff.push(person.uid)
  const built = [
    ...Array.from({ length: inOctober }, (_, i) => paidOrder(i, new Date(2026, 9, 1))),
    ...Array.from({ length: inNovember }, (_, i) => paidOrder(i, new Date(2026, 10, 1))),
  ]
  await connection.db.insert(orders).values(built.map(({ order }) => order))
  await connection.db.insert(orderLines).values(built.map(({ line }) => line))
  await connection.db.insert(payments).values(built.map(({ payment }) => payment))
  await connection.db.insert(refunds).values(built.map(({ refund }) => refund))
  await connection.db.insert(couponUses).values(built.map(({ use }) => use))
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

/** Of a month that begins then: the first at its first moment, one of them at its last. */
function paidOrder(index: number, month: Date) {
  const last = new Date(month.getFullYear(), month.getMonth() + 1, 1).getTime() - 1
  const step = Math.floor(index / atOneMoment) * 24 * 3_600_000
  const createdAt = new Date(index === 1 ? last : month.getTime() + step)
  const oid = `${month.getMonth()}-${String((index * 7919) % 10_000).padStart(4, '0')}`
  const sums = { subtotalMinor: 520 + index, discountMinor: 52, shippingMinor: 170, taxMinor: 7 }
  const totalMinor = sums.subtotalMinor - 52 + 170 + 7
  const changes = { state: 'paid' as const, createdAt, paidAt: createdAt, totalMinor, ...sums }
  const { order, line } = buildOrder({ oid, uid: '', bid: oid, ...changes })
  const payment = {
    pid: `p-${oid}`,
    oid,
    method: index % 2 === 0 ? ('card' as const) : ('paypal' as const),
    providerId: oid,
    state: 'succeeded' as const,
    amountMinor: totalMinor,
    currency: 'TWD' as const,
    createdAt,
    settledAt: createdAt,
  }
  const state = index % 3 === 0 ? ('done' as const) : ('failed' as const)
  const refund = { rid: `r-${oid}`, pid: payment.pid, amountMinor: 11, state, createdAt }
  const use = { oid, code: 'SPRING-10', state: 'redeemed' as const, amountMinor: 52 }
  return { order: { ...order, uid: null }, line, payment, refund, use }
}

async function fileOf(filter: DeskFilter) {
  const pages: number[] = []
  const csv = await collectOrders(
    deskQuery(filter, new Date(2026, 11, 1).getTime()),
    async (query: OrdersQuery) => {
      const { status, body } = await studio.call(exportDeskOrders, { token, query })
      expect(status).toBe(200)
      const page = exportDeskOrders.answer.parse(fromWire(exportDeskOrders.answer, body.data))
      pages.push(page.orders.length)
      return page
    },
    () => undefined,
  )
  const [heading = '', ...lines] = (csv ?? '').slice(1).trimEnd().split('\r\n')
  const names = heading.split(',')
  const column = (name: string) => lines.map(line => line.split(',')[names.indexOf(name)] ?? '')
  const sum = (name: string) => column(name).reduce((total, text) => total + Number(text), 0)
  return { pages, column, sum }
}

test('the file of a month holds every order of its days once, and its sums add up', async () => {
  const { pages, column, sum } = await fileOf({ from: '2026-10-01', until: '2026-10-31' })
  expect(pages).toEqual([500, 120])
  expect(new Set(column('number')).size).toBe(inOctober)
  const days = [...new Set(column('ordered_on'))].sort()
  expect([days[0], days.at(-1)]).toEqual(['2026-10-01', '2026-10-31'])
  const subtotal = 520 * inOctober + (inOctober * (inOctober - 1)) / 2
  expect(sum('subtotal')).toBe(subtotal)
  expect(sum('total')).toBe(subtotal + (170 + 7 - 52) * inOctober)
  expect(sum('subtotal') - sum('discount') + sum('shipping') + sum('surcharge') + sum('tax')).toBe(
    sum('total'),
  )
  // what the provider would not give back was not given back
  expect(sum('refunded')).toBe(11 * Math.ceil(inOctober / 3))
  expect(new Set(column('coupons'))).toEqual(new Set(['SPRING-10']))
  expect(column('method').filter(method => method === 'paypal')).toHaveLength(inOctober / 2)
})

test('without days it holds all, and with a state those of it', async () => {
  expect((await fileOf({})).column('number')).toHaveLength(inOctober + inNovember)
  expect((await fileOf({ from: '2026-11-01' })).column('number')).toHaveLength(inNovember)
  expect((await fileOf({ state: 'expired' })).column('number')).toEqual([])
})

test('the list goes on after its last order, too, where several were placed at one moment', async () => {
  const seen: string[] = []
  let after: object | undefined = {}
  while (after) {
    const query: Record<string, unknown> = { from: new Date(2026, 10, 1).toISOString(), ...after }
    const page: Answer['body'] = (await studio.call(listDeskOrders, { token, query })).body.data
    seen.push(...page.orders.map((row: { oid: string }) => row.oid))
    const last = page.orders.at(-1)
    after = page.has_more ? { before: last.created_at, beforeOid: last.oid } : undefined
  }
  expect([seen.length, new Set(seen).size]).toEqual([inNovember, inNovember])
})

test('what costs nothing was paid in no way, and to who is not staff there are no books', async () => {
  const { order, line, payment } = paidOrder(9_000, new Date(2027, 0, 1))
  await connection.db.insert(orders).values({ ...order, discountMinor: order.subtotalMinor, totalMinor: 0 })
  await connection.db.insert(orderLines).values(line)
  await connection.db.insert(payments).values({ ...payment, amountMinor: 0 })
  const { column } = await fileOf({ from: '2027-01-01' })
  expect([column('total'), column('method')]).toEqual([['0'], ['']])
  const other = await studio.logIn('second')
  expect((await studio.call(exportDeskOrders, { token: other.token })).status).toBe(404)
})

test('what came too late to pay an order is not given back of its total', async () => {
  const { order, line, payment, refund } = paidOrder(0, new Date(2029, 4, 1))
  await connection.db.insert(orders).values({ ...order, state: 'expired', paidAt: null })
  await connection.db.insert(orderLines).values(line)
  await connection.db.insert(payments).values({ ...payment, trouble: 'surplus' })
  await connection.db.insert(refunds).values(refund)
  const { column } = await fileOf({ from: '2029-05-01' })
  expect([column('state'), column('paid_on'), column('refunded')]).toEqual([['expired'], [''], ['0']])
})
