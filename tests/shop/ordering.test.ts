import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddress } from '#contract/addresses'
import { changeBasket } from '#contract/basket'
import { idempotencyHeader } from '#contract/call'
import { createItem } from '#contract/items'
import { checkOrder, hideOrder, listOrders, placeOrder, readOrder } from '#contract/orders'
import { readPlan } from '#contract/pages'
import { listBooks } from '#contract/shelf'
import { fromWire } from '#contract/wire'
import { coupons } from '#server/features/shop/coupons/schema'
import { connect } from '#server/kernel/db/connect'
import { orderOf } from '../../web/features/checkout/order-of.ts'
import { type Studio, startStudio } from '../studio.ts'
import { buildAddress } from './build-address.ts'

// An order over HTTP, with the payment providers played beside the service.

let studio: Studio
let owner: { uid: string; token: string }
let wanted: {
  lines: { bid: string; binding: 'paperback'; quantity: number }[]
  region: 'TW'
  shipping: 'standard'
  address_id: string
}
beforeAll(async () => {
  studio = await startStudio({ worker: false })
  owner = await studio.logIn('empty')
  const { token } = owner
  const [{ bid }] = (await studio.call(listBooks, { token })).body.data.books
  const entry = { content: '今天開始寫日記。', postDate: '2024-05-03 10:30', picList: [] }
  await studio.call(createItem, { token, params: { bid }, body: entry })
  await studio.call(readPlan, { token, params: { bid } })
  const address = await studio.call(createAddress, { token, body: buildAddress() })
  const addressId = address.body.data.address_id
  wanted = {
    lines: [{ bid, binding: 'paperback', quantity: 1 }],
    region: 'TW',
    shipping: 'standard',
    address_id: addressId,
  }
})
afterAll(() => studio.close())

const check = async () => (await studio.call(checkOrder, { token: owner.token, body: wanted })).body.data
async function place(key: string | undefined, change: object = {}) {
  const { version, total } = await check()
  const body = { ...wanted, email: 'yijun@example.com', method: 'card', version, total, ...change }
  const headers = key === undefined ? {} : { [idempotencyHeader]: key }
  return studio.call(placeOrder, { token: owner.token, body, headers })
}

test('what was checked is ordered once, by whoever is logged in, and is on the list until it is hidden', async () => {
  const checked = await check()
  // one page is billed as 60, at 5.2
  expect(checked).toMatchObject({
    lines: [{ billed_pages: 60, total: { amount: '312', currency: 'TWD' } }],
    shipping: { amount: '170', currency: 'TWD' },
    total: { amount: '482', currency: 'TWD' },
    methods: ['card', 'paypal'],
  })
  const placed = await place('a-press-of-the-button')
  expect(placed.status).toBe(201)
  const { order, payment } = placed.body.data
  expect(payment).toMatchObject({ method: 'card', state: 'confirming', client_secret: expect.any(String) })
  expect(order).toMatchObject({ state: 'pending', total: checked.total, payment: { id: payment.id } })
  const params = { oid: order.oid }
  const { token, uid } = owner
  // answered from what was written, without reading it
  expect((await studio.call(readOrder, { token, params })).body.data).toEqual(order)
  const again = await place('a-press-of-the-button')
  expect(again.body.data).toMatchObject({ order: { oid: order.oid }, payment })
  const listed = async () => (await studio.call(listOrders, { token, query: { uid } })).body.data
  const { orders, covers } = await listed()
  expect(orders).toMatchObject([{ oid: order.oid, number: order.number }])
  const [{ bid }] = order.lines
  const shelf = await studio.call(listBooks, { token })
  expect(covers).toEqual({
    [bid]: shelf.body.data.books.find((book: { bid: string }) => book.bid === bid).cover_url,
  })
  expect((await studio.call(hideOrder, { token, params })).status).toBe(200)
  expect(await listed()).toEqual({ orders: [], covers: {} })
  expect((await studio.call(readOrder, { token, params })).body.data.state).toBe('pending')
})

test('a press without a name is none, and the name of another is refused', async () => {
  expect((await place(undefined)).body.errors).toMatchObject({
    name: 'badRequest',
    fields: [idempotencyHeader],
  })
  expect((await place('short')).status).toBe(400)
  expect((await place('one-more-press-of-it')).status).toBe(201)
  const other = await place('one-more-press-of-it', { note: '請放管理室' })
  expect([other.status, other.body.errors.name]).toEqual([409, 'orderKeyReused'])
})

test('another total is refused with the order as it costs now, and nothing is ordered', async () => {
  const { token, uid } = owner
  const count = async () => (await studio.call(listOrders, { token, query: { uid } })).body.data.orders.length
  const before = await count()
  const refused = await place('a-press-at-another-price', { total: { amount: '1', currency: 'TWD' } })
  expect(refused.status).toBe(409)
  expect(refused.body.errors).toMatchObject({ code: 40931, name: 'priceChanged', facts: await check() })
  expect(await count()).toBe(before)
})

test('a coupon that ended before one paid is told with the total without it, at which the next press orders', async () => {
  const { token } = owner
  const { db, close } = connect(studio.databaseUrl, () => undefined)
  const ending = { code: 'ENDING', kind: 'discount', percent: 10, usesTotal: 9, usesLeft: 9 } as const
  await db.insert(coupons).values({ ...ending, official: true, createdAt: new Date() })
  await studio.call(changeBasket, { token, body: { lines: wanted.lines } })
  const body = { ...wanted, coupons: ['ENDING'] }
  const said = { email: 'yijun@example.com', note: '', method: 'card' } as const
  /** Orders what a check has shown, as the screen does. */
  const press = (key: string, shown: object) => {
    const quote = checkOrder.answer.parse(fromWire(checkOrder.answer, shown))
    const ordered = orderOf({ ...body, addressId: wanted.address_id }, quote, said)
    return studio.call(placeOrder, { token, body: ordered, headers: { [idempotencyHeader]: key } })
  }
  const shown = (await studio.call(checkOrder, { token, body })).body.data
  expect(shown.discount).toEqual({ amount: '31', currency: 'TWD' })
  await db.update(coupons).set({ expiresAt: new Date(0) })
  await close()
  const refused = await press('a-press-with-the-coupon', shown)
  expect(refused.body.errors).toMatchObject({
    name: 'couponExpired',
    facts: { total: { amount: '482' }, refused_coupons: [{ code: 'ENDING', reason: 'couponExpired' }] },
  })
  const placed = await press('a-press-without-the-coupon', refused.body.errors.facts)
  expect(placed.body.data.order).toMatchObject({ total: { amount: '482' }, coupons: [] })
})
