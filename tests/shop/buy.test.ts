import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddress } from '#contract/addresses'
import { idempotencyHeader } from '#contract/call'
import { checkOrder, payOrder, placeOrder, readOrder } from '#contract/orders'
import { readPayment, readPaymentKey } from '#contract/payments'
import { createBook, readBook } from '#contract/shelf'
import type { TypesetName } from '#domain/catalogue/typesets'
import { standardPrices } from '#domain/prices/price-table'
import { answerPaypal } from '#sandbox/paypal/visit-paypal'
import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import { payByCard } from '#sandbox/stripe/visit-stripe'
import { stripeClient } from '#server/adapters/payments/stripe-client'
import type { Deps } from '#server/deps'
import { replaceTypesetMonths } from '#server/features/pages/typesetting/store'
import { insertPrices } from '#server/features/shop/prices/store'
import { connect } from '#server/kernel/db/connect'
import { newId } from '#server/new-id'
import { type Studio, startStudio } from '../studio.ts'
import { buildAddress } from './build-address.ts'

let studio: Studio
let buyer: { token: string; bid: string }
let addressId: string
beforeAll(async () => {
  studio = await startStudio({ worker: false })
  buyer = await studio.firstBook('demo')
  const { token, bid } = buyer
  const book = await studio.call(readBook, { token, params: { bid } })
  const { typeset } = book.body.data
  await withDatabase(db => setMonths(db, { bid, typeset }, [100]))
  const made = await studio.call(createAddress, { token, body: buildAddress() })
  addressId = made.body.data.address_id
})
afterAll(() => studio.close())

async function withDatabase(act: (db: Deps['db']) => Promise<unknown>): Promise<void> {
  const { db, close } = connect(studio.databaseUrl, () => undefined)
  await act(db)
  await close()
}

/** The months of a year, each with so many pages. */
function setMonths(db: Deps['db'], book: { bid: string; typeset: TypesetName }, pages: readonly number[]) {
  const months = pages.map((count, index) => {
    const month = `20240${index + 1}`
    return { month, run: month, key: `key-${index}`, pages: count, stale: false, edition: 1 }
  })
  return db.transaction(tx => replaceTypesetMonths(tx, book, months))
}

interface Wanted {
  lines: { bid: string; binding: string; quantity: number }[]
  shipping: string
}

/** An order as it was checked, begun to be paid by a method. */
async function placed(method: 'card' | 'paypal', overrides: Partial<Wanted> = {}) {
  const { token, bid } = buyer
  const wanted = {
    lines: [{ bid, binding: 'paperback', quantity: 1 }],
    region: 'TW',
    shipping: 'standard',
    addressId,
    coupons: [],
    note: '',
    ...overrides,
  }
  const check = await studio.call(checkOrder, { token, body: wanted })
  expect(check.body).toHaveProperty('data')
  const { version, total } = check.body.data
  const answer = await studio.call(placeOrder, {
    token,
    headers: { [idempotencyHeader]: randomUUID() },
    body: { ...wanted, email: 'yijun@example.com', method, version, total },
  })
  expect(answer).toMatchObject({ status: 201, body: { data: { payment: { state: 'confirming' } } } })
  const { order, payment } = answer.body.data
  return { oid: order.oid, order, check: check.body.data, payment, params: { oid: order.oid } }
}

const stripe = () => `${studio.origin}/sandbox/stripe`

test('declined, then paid with 3-D Secure: the event of the provider alone pays the order', async () => {
  const { token } = buyer
  const { payment, params } = await placed('card')
  const key = await studio.call(readPaymentKey, { token, query: { method: 'card' } })
  expect(key.body.data).toEqual({
    method: 'card',
    key: payment.publishable_key,
    script: `${stripe()}/stripe.js`,
  })
  expect(payment.publishable_key).toBe(stripeSandbox.publishableKey)
  // who left before he paid can go on: what he needs for it is told again
  const left = await studio.call(readPayment, { token, params })
  expect(left.body.data).toMatchObject({ state: 'confirming', client_secret: payment.client_secret })
  await payByCard(stripe(), payment.client_secret, '4000000000009995')
  const declined = await studio.call(readPayment, { token, params })
  expect(declined.body.data).toMatchObject({
    state: 'failed',
    reason: 'cardInsufficientFunds',
    order_state: 'pending',
  })
  const again = await studio.call(payOrder, { token, params, body: { method: 'card' } })
  expect(again.body.data.payment).toMatchObject({ id: payment.id, client_secret: payment.client_secret })
  await payByCard(stripe(), payment.client_secret, '4000002500003155')
  const isPaid = async () => (await studio.call(readOrder, { token, params })).body.data.state === 'paid'
  while (!(await isPaid())) await pause(20)
  expect(await studio.call(payOrder, { token, params, body: { method: 'paypal' } })).toMatchObject({
    status: 409,
  })
})

test('PayPal: approved there, taken when the person comes back', async () => {
  const { token, bid } = buyer
  const { payment, params, oid } = await placed('paypal')
  const back = await answerPaypal(payment.approve_url, 'approve')
  expect(back).toMatch(`${studio.origin}/app/payment/${bid}/status?oid=${oid}&token=`)
  const paid = await studio.call(readPayment, { token, params })
  expect(paid.body.data).toMatchObject({ state: 'succeeded', order_state: 'paid' })
})

test('three volumes and another book by courier: what is checked is what is ordered and what is charged', async () => {
  const { token, bid } = buyer
  const second = (await studio.call(createBook, { token, body: { title: '三冊' } })).body.data
  const { currency: _, ...prices } = standardPrices.TW
  await withDatabase(async db => {
    await setMonths(db, second, [150, 150, 150])
    const withCourier = { ...prices, express: { days: 3, fee: '380' } }
    const now = new Date()
    const change = {
      changeId: newId(),
      region: 'TW',
      validFrom: now,
      changedAt: now,
      changedBy: 'staff',
    } as const
    await insertPrices(db, { ...change, prices: withCourier })
  })
  const lines = [
    { bid: second.bid, binding: 'hardback', quantity: 2 },
    { bid, binding: 'paperback', quantity: 1 },
  ]
  const { check, order, payment, params } = await placed('card', { lines, shipping: 'express' })
  expect(check.lines.map(({ volumes }: { volumes: number }) => volumes)).toEqual([3, 1])
  const [threeVolumes, oneVolume] = check.lines
  const subtotal = Math.round(threeVolumes.billed_pages * 2 * 8.2) + Math.round(oneVolume.billed_pages * 5.2)
  // so many pages are sent free by post, and by courier never
  expect(check.printed_pages).toBeGreaterThan(900)
  expect(check).toMatchObject({
    subtotal: { amount: String(subtotal) },
    shipping: { amount: '380' },
    free_shipping: null,
    delivery_days: 3,
    total: { amount: String(subtotal + 380), currency: 'TWD' },
  })
  for (const sum of ['subtotal', 'discount', 'shipping', 'surcharge', 'tax', 'total'])
    expect([sum, order[sum]]).toEqual([sum, check[sum]])
  expect(order.lines).toMatchObject(check.lines)
  await payByCard(stripe(), payment.client_secret, '4242424242424242')
  const paid = await studio.call(readPayment, { token, params })
  expect(paid.body.data).toMatchObject({ state: 'succeeded', order_state: 'paid' })
  const [intent = ''] = payment.client_secret.split('_secret')
  const client = stripeClient({ ...stripeSandbox, apiUrl: stripe() })
  const charged = await client.paymentIntents.retrieve(intent)
  // TWD has two digits there
  expect([charged.currency, charged.amount_received]).toEqual(['twd', (subtotal + 380) * 100])
})
