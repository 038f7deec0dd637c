import { eq, sql } from 'drizzle-orm'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  acceptDeskFiles,
  listDeskOrders,
  readDeskOrder,
  refundDeskOrder,
  reprintDeskOrder,
  shipDeskOrder,
} from '#contract/desk'
import { listDeskActs } from '#contract/desk-acts'
import { createBook } from '#contract/shelf'
import { invariant } from '#domain/invariant'
import { books } from '#server/features/library/books/schema'
import { couponUses } from '#server/features/shop/coupons/schema'
import { orderLines } from '#server/features/shop/orders/schema'
import { listLines } from '#server/features/shop/orders/store'
import { payments, refunds } from '#server/features/shop/payments/schema'
import { type Connection, connect } from '#server/kernel/db/connect'
import { newId } from '#server/new-id'
import { type Studio, startStudio } from '../studio.ts'
import { insertDeskOrder } from './insert-desk-order.ts'

let studio: Studio
let connection: Connection
const staff: string[] = []
beforeAll(async () => {
  studio = await startStudio({ worker: false, staff })
  connection = connect(studio.databaseUrl, error => {
    throw error
  })
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

const order = (given?: Parameters<typeof insertDeskOrder>[1]) => insertDeskOrder(connection, given)

test('to who is not staff there is no desk', async () => {
  const { token } = await studio.logIn('second')
  const oid = await order()
  expect((await studio.call(listDeskOrders, {})).status).toBe(401)
  expect((await studio.call(listDeskOrders, { token })).status).toBe(404)
  expect((await studio.call(shipDeskOrder, { token, params: { oid }, body: {} })).status).toBe(404)
})

test('staff find orders by what they wait for and by what people say', async () => {
  const { token, uid } = await studio.logIn('empty')
  staff.push(uid)
  const stuck = await order({ shipment: { why: 'files failed' } })
  const shipped = await order({ shipment: { state: 'shipped', trackingNumber: 'RR 123' } })
  const found = async (query: Record<string, string>) => {
    const { status, body } = await studio.call(listDeskOrders, { token, query })
    expect(status).toBe(200)
    return body.data.orders.map((row: { oid: string }) => row.oid)
  }
  expect(await found({ stuck: 'true' })).toEqual([stuck])
  expect(await found({ search: 'RR 123' })).toEqual([shipped])
  expect(await found({ search: `${shipped}@exam` })).toEqual([shipped])
  expect(await found({ search: `${shipped}@EXAM` })).toEqual([shipped])
  expect(await found({ search: `林${shipped}` })).toEqual([shipped])
  expect(await found({ search: `怡君 林${stuck}` })).toEqual([stuck])
  expect(await found({ search: '%' })).toEqual([])
  expect(await found({ shipment: 'shipped' })).toEqual([shipped])
})

test('the cover in the list is one that the staff may see: without the photo', async () => {
  const { token, uid } = await studio.logIn('empty')
  staff.push(uid)
  const { bid } = (await studio.call(createBook, { token: (await studio.logIn('second')).token, body: {} }))
    .body.data
  const photo = 'a'.repeat(64)
  await connection.db
    .update(books)
    .set({ design: sql`jsonb_set(${books.design}, '{cover,pic}', ${JSON.stringify(photo)}::jsonb)` })
    .where(eq(books.bid, bid))
  await order({ bid })
  const { covers } = (await studio.call(listDeskOrders, { token })).body.data
  const { statusCode, headers, body } = await request(studio.origin + covers[bid])
  await body.dump()
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
})

test('an order says what its total is made of, and its lines what they cost', async () => {
  const { token, uid } = await studio.logIn('empty')
  staff.push(uid)
  // two books of 520, ten per cent off one of them, free delivery, and a courier's surcharge with tax
  const oid = await order({
    subtotalMinor: 1560,
    discountMinor: 104,
    shippingMinor: 0,
    freeShipping: 'coupon',
    surchargeMinor: 30,
    taxMinor: 74,
    totalMinor: 1560,
  })
  const [line] = await listLines(connection.db, [oid])
  invariant(line, 'an order has a line')
  const two = { ...line, seq: 2, quantity: 2, pages: 20, billedPages: 60 }
  await connection.db.insert(orderLines).values({ ...two, subtotalMinor: 1040, discountMinor: 104 })
  const use = { oid, state: 'redeemed' as const }
  await connection.db.insert(couponUses).values([
    { ...use, code: 'FREE', amountMinor: 170 },
    { ...use, code: 'SPRING-10', amountMinor: 104 },
  ])
  const { sums, coupons, lines } = (await studio.call(readDeskOrder, { token, params: { oid } })).body.data
  const twd = (amount: string) => ({ amount, currency: 'TWD' })
  expect(sums).toEqual({
    subtotal: twd('1560'),
    discount: twd('104'),
    shipping: twd('0'),
    surcharge: twd('30'),
    tax: twd('74'),
    total: twd('1560'),
    free_shipping: 'coupon',
  })
  expect(coupons).toEqual([
    { code: 'FREE', discount: twd('170'), takes_off: 'shipping' },
    { code: 'SPRING-10', discount: twd('104'), takes_off: 'books' },
  ])
  expect(lines).toMatchObject([
    { quantity: 1, billed_pages: 100, subtotal: twd('520'), discount: twd('0'), total: twd('520') },
    { quantity: 2, billed_pages: 60, subtotal: twd('1040'), discount: twd('104'), total: twd('936') },
  ])
  const amount = (sum: { amount: string }) => Number(sum.amount)
  const ofBooks = lines.reduce(
    (total: number, { total: sum }: { total: { amount: string } }) => total + amount(sum),
    0,
  )
  expect(ofBooks).toBe(amount(sums.subtotal) - amount(sums.discount))
  expect(ofBooks + amount(sums.shipping) + amount(sums.surcharge) + amount(sums.tax)).toBe(amount(sums.total))
})

test('where shipping was paid, a coupon took its sum off the books, also of an order that ended', async () => {
  const { token, uid } = await studio.logIn('empty')
  staff.push(uid)
  const oid = await order({ discountMinor: 52, totalMinor: 638 })
  await connection.db
    .insert(couponUses)
    .values({ oid, state: 'released', code: 'SPRING-10', amountMinor: 52 })
  const { coupons, sums } = (await studio.call(readDeskOrder, { token, params: { oid } })).body.data
  expect(coupons).toMatchObject([{ code: 'SPRING-10', takes_off: 'books' }])
  expect(sums).toMatchObject({ free_shipping: null, shipping: { amount: '170' } })
})

test('the list shows what was ordered, with the cover of each first book that is still there', async () => {
  const { token, uid } = await studio.logIn('second')
  staff.push(uid)
  const { bid } = (await studio.call(createBook, { token, body: {} })).body.data
  const two = await order({ bid })
  const [line] = await listLines(connection.db, [two])
  invariant(line, 'an order has a line')
  await connection.db.insert(orderLines).values({ ...line, seq: 2, bid: newId(), title: '另一本' })
  const gone = await order()
  const { orders, covers } = (await studio.call(listDeskOrders, { token })).body.data
  const shown = (oid: string) => orders.find((row: { oid: string }) => row.oid === oid)
  expect(shown(two)).toMatchObject({ book: { bid, title: '我們的小日子', pages: 100 }, books: 2 })
  expect(shown(gone)).toMatchObject({ books: 1 })
  expect(covers[bid]).toMatch(/^\/cover\//)
  expect(covers).not.toHaveProperty(shown(gone).book.bid)
})

test('what staff do is done once and noted; what cannot be done is not', async () => {
  const { token, uid } = await studio.logIn('empty')
  const oid = await order({ shipment: { state: 'handedOver', handedOverAt: new Date() } })
  const ship = { token, params: { oid }, body: { trackingNumber: 'RR 456' } }
  const { body } = await studio.call(shipDeskOrder, ship)
  expect(body.data).toMatchObject({
    done: true,
    order: { shipment: { state: 'shipped', tracking_number: 'RR 456' }, mails: [{ kind: 'shipped' }] },
  })
  expect((await studio.call(shipDeskOrder, ship)).body.data.done).toBe(false)
  const again = await studio.call(reprintDeskOrder, { token, params: { oid } })
  expect(again.body.data).toMatchObject({ done: true, order: { shipment: { state: 'ready', reprints: 1 } } })
  const { acts } = (await studio.call(listDeskActs, { token, query: { target: oid } })).body.data
  expect(acts).toMatchObject([
    { act: 'reprint', who: { uid }, target: oid, order_number: body.data.order.number, details: [] },
    { act: 'ship', who: { uid }, target: oid, details: [{ name: 'trackingNumber', value: 'RR 456' }] },
  ])
})

test('no more is given back than was paid, and nothing in another currency', async () => {
  const { token, uid } = await studio.logIn('empty')
  const oid = await paidOrder()
  const refund = async (amount: string, currency = 'TWD', left = '690') => {
    const body = { amount: { amount, currency }, refundable: { amount: left, currency: 'TWD' } }
    return (await studio.call(refundDeskOrder, { token, params: { oid }, body })).status
  }
  expect(await refund('690', 'USD')).toBe(400)
  expect(await refund('0.5')).toBe(400)
  expect(await refund('691')).toBe(400)
  expect(await refund('600')).toBe(200)
  expect(await refund('91', 'TWD', '90')).toBe(400)
  expect(await refundsOf(oid)).toMatchObject([{ amountMinor: 600, askedBy: uid }])
  const { body } = await studio.call(readDeskOrder, { token, params: { oid } })
  expect(body.data.payment).toMatchObject({
    method: 'card',
    amount: { amount: '690' },
    refundable: { amount: '90' },
    refunds: [{ amount: { amount: '600' }, state: 'asked', asked_by: uid }],
  })
})

test('two of the staff who give the same back give it once, and so does one whose answer was lost', async () => {
  const { token } = await studio.logIn('empty')
  const oid = await paidOrder()
  const twd = (amount: string) => ({ amount, currency: 'TWD' as const })
  const give = async () => {
    const body = { amount: twd('200'), refundable: twd('690') }
    const { status, body: answer } = await studio.call(refundDeskOrder, { token, params: { oid }, body })
    return status === 200 ? status : answer.errors.name
  }
  expect((await Promise.all([give(), give()])).sort()).toEqual([200, 'deskOutdated'])
  expect(await give()).toBe('deskOutdated')
  expect(await refundsOf(oid)).toMatchObject([{ amountMinor: 200 }])
  const { acts } = (await studio.call(listDeskActs, { token, query: { target: oid } })).body.data
  expect(acts).toMatchObject([{ act: 'refund' }])
})

async function paidOrder(): Promise<string> {
  const oid = await order()
  await connection.db.insert(payments).values({
    pid: newId(),
    oid,
    method: 'card',
    providerId: `pi_${oid}`,
    state: 'succeeded',
    amountMinor: 690,
    currency: 'TWD',
    createdAt: new Date(),
  })
  return oid
}

async function refundsOf(oid: string) {
  const rows = await connection.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.pid, refunds.pid))
    .where(eq(payments.oid, oid))
  return rows.map(({ refund }) => refund)
}

test('files that preflight objected to go on when staff say so', async () => {
  const { token } = await studio.logIn('empty')
  const oid = await order({ shipment: { why: 'files objected' }, files: 'objected' })
  const { body } = await studio.call(acceptDeskFiles, { token, params: { oid } })
  expect(body.data).toMatchObject({ done: true, order: { shipment: { state: 'ready', why: null } } })
  expect((await studio.call(acceptDeskFiles, { token, params: { oid } })).body.data.done).toBe(false)
  const missing = await studio.call(readDeskOrder, { token, params: { oid: 'none' } })
  expect(missing.status).toBe(404)
})
