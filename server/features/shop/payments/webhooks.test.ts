import type { FastifyInstance } from 'fastify'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { servePart } from '#sandbox/http/serve-part'
import { type PaypalWorld, paypalWorld } from '#sandbox/paypal/paypal-world'
import { paypalSandbox } from '#sandbox/paypal/sandbox-account'
import { answerPaypal } from '#sandbox/paypal/visit-paypal'
import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import { stripeSignature } from '#sandbox/stripe/stripe-signature'
import { type StripeWorld, stripeWorld } from '#sandbox/stripe/stripe-world'
import { payByCard } from '#sandbox/stripe/visit-stripe'
import { type Payments, paymentsOf } from '#server/adapters/payments/payments-of'
import { buildApp } from '#server/kernel/http/app'
import { paymentFixture } from '../../../../tests/shop/payment-fixture.ts'
import { beginPayment } from './begin-payment.ts'
import { changePayment } from './store.ts'
import { sweepPayments } from './sweep-payments.ts'
import { paymentWebhooks } from './webhooks.ts'

const payments: Payments = {}
let world: Awaited<ReturnType<typeof paymentFixture>>
let app: FastifyInstance
let stripe: Awaited<ReturnType<typeof servePart<StripeWorld>>>
let paypal: Awaited<ReturnType<typeof servePart<PaypalWorld>>>
let origin: string
beforeAll(async () => {
  world = await paymentFixture(payments)
  app = await buildApp(world.deps)
  await app.register(paymentWebhooks, { deps: world.deps })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const now = () => world.clock.now
  stripe = await servePart(() => stripeWorld({ now, webhookUrl: `${origin}/webhooks/stripe` }))
  paypal = await servePart(() => paypalWorld({ now, webhookUrl: `${origin}/webhooks/paypal` }))
  const settings = {
    stripe: { ...stripeSandbox, apiUrl: `${stripe.origin}/sandbox/stripe`, scriptUrl: '' },
    paypal: { ...paypalSandbox, apiUrl: `${paypal.origin}/sandbox/paypal`, takesMyr: false },
  }
  Object.assign(payments, paymentsOf(settings, world.deps.now))
})
afterAll(async () => {
  await stripe.close()
  await paypal.close()
  await app.close()
  await world.close()
})
afterEach(() => {
  stripe.part.trouble.reset()
  paypal.part.trouble.reset()
  world.logged.length = 0
})

const paid = { state: 'paid', coupon: 'redeemed', emitted: ['order.paid'] }
const trouble = (order: object) => expect(stripe.part.trouble.take(JSON.stringify(order))).toBeUndefined()

async function begun() {
  const order = await world.order()
  const { clientSecret = '' } = await beginPayment(order.pid, world.deps)
  const pay = (number = '4242424242424242') =>
    payByCard(`${stripe.origin}/sandbox/stripe`, clientSecret, number)
  return { ...order, pay, intent: clientSecret.split('_secret_')[0] ?? '' }
}

/** An event as Stripe sends it, or as somebody else would like to. */
async function tell(event: object, { secret = stripeSandbox.webhookSecret as string } = {}): Promise<number> {
  const body = JSON.stringify(event)
  const signature = stripeSignature(secret, Math.floor(world.clock.now / 1000), body)
  const { statusCode, body: answer } = await request(`${origin}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
  await answer.dump()
  return statusCode
}
const succeeded = (intent: string, id = `evt_${intent}`) => ({
  id,
  object: 'event',
  type: 'payment_intent.succeeded',
  data: { object: { id: intent, object: 'payment_intent', status: 'succeeded', amount_received: 69_000 } },
})

test.each([
  ['once', {}],
  ['three times', { copies: 3 }],
  ['the later one first, with forged ones between', { reversed: true, forged: true }],
])('events that come %s pay the order, with nobody there', async (_, webhooks) => {
  trouble({ webhooks })
  const { oid, pay } = await begun()
  await pay('4000000000000002')
  await pay()
  await stripe.part.settled()
  expect(await world.written(oid)).toMatchObject(paid)
})

test('a lost event is made up for by the sweep, and one that comes late after it changes nothing', async () => {
  trouble({ webhooks: { copies: 0 } })
  const { oid, pay, intent } = await begun()
  await pay('4000000000003220')
  await stripe.part.settled()
  expect(await world.written(oid)).toMatchObject({ state: 'pending', emitted: [] })
  world.clock.now += 60_000
  await sweepPayments(world.deps)
  expect(await tell(succeeded(intent))).toBe(200)
  expect(await world.written(oid)).toMatchObject(paid)
})

test('an event that Stripe did not sign is refused, and changes nothing', async () => {
  trouble({ webhooks: { copies: 0 } })
  const { oid, pay, intent } = await begun()
  await pay()
  expect(await tell(succeeded(intent), { secret: 'whsec_mine' })).toBe(400)
  expect(await world.written(oid)).toMatchObject({ state: 'pending' })
  expect(world.logged.join()).toContain('forged')
})

test('what a signed event says is not believed: the provider says that nothing was paid', async () => {
  const { oid, intent } = await begun()
  expect(await tell(succeeded(intent))).toBe(200)
  expect(await world.written(oid)).toMatchObject({ state: 'pending', emitted: [] })
})

test('an event that took effect is not looked into again', async () => {
  const { oid, pay, intent } = await begun()
  expect(await tell(succeeded(intent, 'evt_same'))).toBe(200)
  trouble({ webhooks: { copies: 0 } })
  await pay()
  expect(await tell(succeeded(intent, 'evt_same'))).toBe(200)
  expect(await world.written(oid)).toMatchObject({ state: 'pending' })
  expect(await tell(succeeded(intent, 'evt_other'))).toBe(200)
  expect(await world.written(oid)).toMatchObject(paid)
})

test('while Stripe is away, an event is to be sent again', async () => {
  trouble({ webhooks: { copies: 0 } })
  const { oid, pay, intent } = await begun()
  await pay()
  trouble({ drop: { path: intent, times: 2 } })
  expect(await tell(succeeded(intent))).toBe(503)
  expect(await tell(succeeded(intent))).toBe(200)
  expect(await world.written(oid)).toMatchObject(paid)
})

test('a payment of another amount than was asked pays nothing', async () => {
  const { oid, pid } = await world.order()
  const other = await begun()
  await world.deps.db.transaction(async tx => {
    await changePayment(tx, other.pid, { providerId: null })
    await changePayment(tx, pid, { providerId: other.intent, amountMinor: 691 })
  })
  await other.pay()
  await stripe.part.settled()
  expect(await world.written(oid)).toMatchObject({
    state: 'pending',
    payments: [{ state: 'confirming', trouble: 'amountMismatch' }],
  })
  expect(world.logged.join()).toContain('another amount or currency')
})

test('PayPal’s events take what was approved, with nobody there', async () => {
  const { oid, pid } = await world.order({ method: 'paypal' })
  const { approveUrl = '' } = await beginPayment(pid, world.deps)
  await answerPaypal(approveUrl, 'approve')
  await paypal.part.settled()
  expect(await world.written(oid)).toMatchObject(paid)
  expect(paypal.part.captures()).toHaveLength(1)
})

test('a body that is too large is not read', async () => {
  expect(await tell({ ...succeeded('pi_1'), padding: 'x'.repeat(300_000) })).toBe(413)
})
