import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Money, money } from '#domain/money/money'
import { servePart } from '#sandbox/http/serve-part'
import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import { stripeSignature } from '#sandbox/stripe/stripe-signature'
import { type StripeWorld, stripeWorld } from '#sandbox/stripe/stripe-world'
import { payByCard } from '#sandbox/stripe/visit-stripe'
import { ProviderAway } from './payment-provider.ts'
import { stripeClient } from './stripe-client.ts'
import { stripeProvider } from './stripe-provider.ts'

const at = Date.UTC(2027, 0, 5)
let clock = at
const now = () => new Date(clock)

let served: Awaited<ReturnType<typeof servePart<StripeWorld>>>
let base: string
beforeAll(async () => {
  served = await servePart(() => stripeWorld({ now: () => clock }))
  base = `${served.origin}/sandbox/stripe`
})
afterAll(() => served.close())
afterEach(() => {
  served.part.trouble.reset()
  clock = at
})

const provider = (apiUrl = base) => stripeProvider({ ...stripeSandbox, apiUrl, scriptUrl: '' }, now)

let charges = 0
function charge(amount: Money) {
  charges += 1
  const key = `payment-${charges}`
  return {
    key,
    pid: key,
    oid: 'o1',
    amount,
    description: 'Daybound',
    email: 'a@example.com',
    returnUrl: 'http://localhost/back',
    cancelUrl: 'http://localhost/back',
  }
}

async function begun(amount: Money = money(1248, 'TWD')) {
  const { providerId, resume } = await provider().begin(charge(amount))
  const pay = (number: string, options?: Parameters<typeof payByCard>[3]) =>
    payByCard(base, resume.clientSecret ?? '', number, options)
  return { providerId, pay, look: () => provider().look(providerId) }
}

test.each([
  [money(1248, 'TWD'), 124_800, '1248.00'],
  [money(2650, 'HKD'), 2650, '26.50'],
  [money(7, 'USD'), 7, '0.07'],
] as const)('%j is charged as it is written', async (amount, minor, written) => {
  const { providerId, pay, look } = await begun(amount)
  expect(await look()).toMatchObject({ state: 'confirming', resume: { clientSecret: expect.any(String) } })
  await pay('4242424242424242')
  expect(served.part.charges().find(charge => charge.payment_intent === providerId)?.amount).toBe(minor)
  expect(await look()).toEqual({
    state: 'succeeded',
    charged: { amount: written, currency: amount.currency },
  })
})

test.each([
  ['4000000000000002', 'cardDeclined'],
  ['4000000000009995', 'cardInsufficientFunds'],
  ['4000000000000069', 'cardExpired'],
  ['4000000000000127', 'cardWrongCode'],
  ['4000000000000119', 'paymentFailed'],
  ['4242424242424241', 'cardInvalid'],
  ['3566002020360505', 'cardNotSupported'],
  ['4000008260003178', 'cardInsufficientFunds'],
])('the card %s fails as %s, and another one can be tried on the same payment', async (number, reason) => {
  const { pay, look } = await begun()
  await pay(number)
  expect(await look()).toMatchObject({
    state: 'failed',
    reason,
    resume: { clientSecret: expect.any(String) },
  })
  await pay('5555555555554444')
  expect(await look()).toMatchObject({ state: 'succeeded' })
})

test.each(['4000002500003155', '4000000000003220'])(
  '3-D Secure of %s: the holder passes, or does not',
  async number => {
    const passed = await begun()
    await passed.pay(number)
    expect(await passed.look()).toMatchObject({ state: 'succeeded' })
    const failed = await begun()
    await failed.pay(number, { answer: 'fail' })
    expect(await failed.look()).toMatchObject({ state: 'failed', reason: 'cardAuthenticationFailed' })
  },
)

test('American Express has four digits on its front', async () => {
  const { pay, look } = await begun()
  await pay('378282246310005')
  expect(await look()).toMatchObject({ state: 'failed', reason: 'cardWrongCode' })
  await pay('378282246310005', { code: '1234' })
  expect(await look()).toMatchObject({ state: 'succeeded' })
})

test('the same key begins the same payment; with another amount it is refused', async () => {
  const chargeRequest = charge(money(500, 'TWD'))
  const first = await provider().begin(chargeRequest)
  expect(await provider().begin(chargeRequest)).toEqual(first)
  await expect(provider().begin({ ...chargeRequest, amount: money(5, 'TWD') })).rejects.toThrow()
})

test('what is cancelled takes no card any more; what is paid is not cancelled', async () => {
  const cancelled = await begun()
  expect(await provider().cancel(cancelled.providerId)).toEqual({
    state: 'failed',
    reason: 'paymentCancelled',
  })
  expect((await cancelled.pay('4242424242424242')).intentStatus).toBe('canceled')
  expect(await provider().cancel(cancelled.providerId)).toEqual({
    state: 'failed',
    reason: 'paymentCancelled',
  })
  const paid = await begun()
  await paid.pay('4242424242424242')
  expect(await provider().cancel(paid.providerId)).toMatchObject({ state: 'succeeded' })
})

test('a payment that Stripe does not know is over, whether it is asked about or given up', async () => {
  const over = { state: 'failed', reason: 'paymentExpired' }
  expect(await provider().look('pi_none')).toEqual(over)
  expect(await provider().cancel('pi_none')).toEqual(over)
})

const nameOf = (key: string, nth: number, otherIds: string[] = []) => ({
  key,
  nth,
  since: new Date(at),
  otherIds,
})

test('refunds: in part, the rest, and no more than was paid; the same key gives back once', async () => {
  const { providerId, pay } = await begun(money(1000, 'TWD'))
  await pay('4242424242424242')
  const part = await provider().refund(providerId, money(300, 'TWD'), nameOf('refund-1', 1))
  expect(part).toEqual({ refundId: expect.any(String) })
  expect(await provider().refund(providerId, money(300, 'TWD'), nameOf('refund-1', 1))).toEqual(part)
  expect(await provider().refund(providerId, money(701, 'TWD'), nameOf('refund-2', 1))).toEqual({
    refused: 'amount_too_large',
  })
  expect(await provider().refund(providerId, money(700, 'TWD'), nameOf('refund-3', 1))).toEqual({
    refundId: expect.any(String),
  })
  const [refunded] = served.part.charges().filter(charge => charge.payment_intent === providerId)
  expect(refunded?.amount_refunded).toBe(100_000)
})

test('a refund that was refused is asked for anew the same day, once the cause is gone', async () => {
  const { providerId, pay } = await begun(money(1000, 'TWD'))
  const refund = (nth: number) => provider().refund(providerId, money(300, 'TWD'), nameOf('refund-4', nth))
  expect(await refund(1)).toEqual({ refused: 'resource_missing' })
  await pay('4242424242424242')
  expect(await refund(2)).toEqual({ refundId: expect.any(String) })
})

test('a refund in part gives back once, though Stripe has forgotten its key when it is asked for again', async () => {
  const { providerId, pay } = await begun(money(1000, 'TWD'))
  await pay('4242424242424242')
  const refund = (nth: number) => provider().refund(providerId, money(300, 'TWD'), nameOf('refund-5', nth))
  const first = await refund(1)
  clock += 25 * 3_600_000
  expect(await refund(1)).toEqual(first)
  expect(await refund(2)).toEqual(first)
  const [refunded] = served.part.charges().filter(charge => charge.payment_intent === providerId)
  expect(refunded?.amount_refunded).toBe(30_000)
})

/** A payment of which 300 were given back before refunds had names at Stripe, under a key alone. */
async function refundedUnnamed(key: string) {
  const { providerId, pay } = await begun(money(1000, 'TWD'))
  await pay('4242424242424242')
  const stripe = stripeClient({ ...stripeSandbox, apiUrl: base })
  const { id } = await stripe.refunds.create(
    { payment_intent: providerId, amount: 30_000 },
    { idempotencyKey: key },
  )
  const refund = (amount: number, name: ReturnType<typeof nameOf>) =>
    provider().refund(providerId, money(amount, 'TWD'), name)
  const given = () =>
    served.part.charges().find(charge => charge.payment_intent === providerId)?.amount_refunded
  return { id, refund, given }
}

test.each([1, 2])(
  'a refund of before they had names, unheard of then, is found by the asking number %i: given once',
  async nth => {
    const { id, refund, given } = await refundedUnnamed(`old-${nth}`)
    expect(await refund(300, nameOf(`old-${nth}`, nth))).toEqual({ refundId: id })
    clock += 25 * 3_600_000
    expect(await refund(300, nameOf(`old-${nth}`, nth))).toEqual({ refundId: id })
    expect(given()).toBe(30_000)
  },
)

test('a refund without a name is not taken for one of another amount, of another row, or that was asked for later', async () => {
  const { id, refund, given } = await refundedUnnamed('old-3')
  const later = { ...nameOf('other-1', 1), since: new Date(at + 3_600_000) }
  expect(await refund(300, later)).not.toEqual({ refundId: id })
  expect(await refund(300, nameOf('other-2', 1, [id]))).not.toEqual({ refundId: id })
  expect(await refund(100, nameOf('other-3', 1))).not.toEqual({ refundId: id })
  expect(given()).toBe(100_000)
})

test('a key that was used for something else is no refusal: it is asked again', async () => {
  const { refund, given } = await refundedUnnamed('old-4')
  await expect(refund(200, nameOf('old-4', 1))).rejects.toThrow(ProviderAway)
  expect(given()).toBe(30_000)
})

test('who is away is asked again: a dropped connection begins one payment, a charge that nobody heard of is found', async () => {
  served.part.trouble.take(JSON.stringify({ drop: { path: '/payment_intents', after: true } }))
  const { providerId, pay, look } = await begun()
  served.part.trouble.take(JSON.stringify({ drop: { path: '/confirm', after: true } }))
  await expect(pay('4242424242424242')).rejects.toThrow()
  expect(await look()).toMatchObject({ state: 'succeeded' })
  served.part.trouble.take(JSON.stringify({ fail: { path: providerId, times: 5, status: 503 } }))
  await expect(look()).rejects.toThrow(ProviderAway)
})

test('an event is read as Stripe signed it, not forged, not changed, and not five minutes later', async () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  })
  const read = (secret: string, seconds: number, sent: string) =>
    provider().readEvent({ 'stripe-signature': stripeSignature(secret, seconds, body) }, Buffer.from(sent))
  const seconds = at / 1000
  const { webhookSecret } = stripeSandbox
  expect(await read(webhookSecret, seconds, body)).toEqual({
    eventId: 'evt_1',
    type: 'payment_intent.succeeded',
    providerId: 'pi_1',
  })
  expect(await read('whsec_other', seconds, body)).toBeUndefined()
  expect(await read(webhookSecret, seconds, body.replace('pi_1', 'pi_2'))).toBeUndefined()
  expect(await read(webhookSecret, seconds - 301, body)).toBeUndefined()
  expect(await provider().readEvent({}, Buffer.from(body))).toBeUndefined()
})

test('the official package talks to the sandbox by host, port and protocol alone', async () => {
  const bare = await servePart(() => stripeWorld({ prefix: '', now: () => at }))
  try {
    const { hostname, port } = new URL(bare.origin)
    const stripe = new Stripe(stripeSandbox.secretKey, {
      host: hostname,
      port: Number(port),
      protocol: 'http',
    })
    const intent = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
    })
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toThrow(
      "No such payment_intent: 'pi_none'",
    )
    await expect(
      new Stripe('sk_other', {
        host: hostname,
        port: Number(port),
        protocol: 'http',
      }).paymentIntents.retrieve(intent.id),
    ).rejects.toThrow('Invalid API Key')
  } finally {
    await bare.close()
  }
})
