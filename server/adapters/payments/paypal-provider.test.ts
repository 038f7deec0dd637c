import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Money, money } from '#domain/money/money'
import { servePart } from '#sandbox/http/serve-part'
import { type PaypalWorld, paypalWorld } from '#sandbox/paypal/paypal-world'
import { paypalSandbox } from '#sandbox/paypal/sandbox-account'
import { answerPaypal } from '#sandbox/paypal/visit-paypal'
import { ProviderAway } from './payment-provider.ts'
import { paypalProvider } from './paypal-provider.ts'

const at = Date.UTC(2027, 0, 5)

interface Heard {
  headers: NodeJS.Dict<string | string[]>
  body: string
}
const heard: Heard[] = []
const product = createServer(async (req, res) => {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(Buffer.from(chunk))
  heard.push({ headers: req.headers, body: Buffer.concat(chunks).toString('utf8') })
  res.end()
})

let served: Awaited<ReturnType<typeof servePart<PaypalWorld>>>
beforeAll(async () => {
  await new Promise<void>(resolve => product.listen(0, '127.0.0.1', resolve))
  const address = product.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const webhookUrl = `http://127.0.0.1:${address.port}/webhooks/paypal`
  served = await servePart(() => paypalWorld({ now: () => at, webhookUrl }))
})
afterAll(async () => {
  await served.close()
  product.closeAllConnections()
  product.close()
})
afterEach(() => {
  served.part.trouble.reset()
  heard.length = 0
})

const provider = (takesMyr = false) =>
  paypalProvider(
    { ...paypalSandbox, apiUrl: `${served.origin}/sandbox/paypal`, takesMyr },
    () => new Date(at),
  )

let charges = 0
async function begun(amount: Money = money(1248, 'TWD')) {
  charges += 1
  const key = `payment-${charges}`
  const back = 'http://localhost/app/payment/b1/status?oid=o1'
  const { providerId, resume } = await provider().begin({
    key,
    pid: key,
    oid: 'o1',
    amount,
    description: 'Daybound',
    email: 'a@example.com',
    returnUrl: back,
    cancelUrl: `${back}&cancelled=1`,
  })
  return {
    key,
    providerId,
    answer: (answer: Parameters<typeof answerPaypal>[1]) => answerPaypal(resume.approveUrl ?? '', answer),
    look: () => provider().look(providerId),
    capture: () => provider().capture?.(providerId, key),
  }
}

test.each([
  [money(1248, 'TWD'), '1248'],
  [money(2650, 'HKD'), '26.50'],
  [money(7, 'USD'), '0.07'],
] as const)('%j is captured as it is written, once it was approved', async (amount, written) => {
  const { providerId, answer, look, capture } = await begun(amount)
  expect(await look()).toEqual({ state: 'confirming', resume: { approveUrl: expect.any(String) } })
  expect(await answer('approve')).toBe(
    `http://localhost/app/payment/b1/status?oid=o1&token=${providerId}&PayerID=SANDBOXPAYER`,
  )
  expect(await look()).toMatchObject({ state: 'confirming', isApproved: true })
  const paid = { state: 'succeeded', charged: { amount: written, currency: amount.currency } }
  expect(await capture()).toEqual(paid)
  expect(await capture()).toEqual(paid)
  expect(await look()).toEqual(paid)
  expect(served.part.captures().filter(({ order }) => order === providerId)).toHaveLength(1)
})

test('a person who cancels comes back, and may go there again', async () => {
  const { answer, look } = await begun()
  expect(await answer('cancel')).toContain('cancelled=1&token=')
  expect(await look()).toMatchObject({ state: 'confirming' })
})

test('a declined way to pay fails, and another can be chosen on the same page', async () => {
  const { answer, capture } = await begun()
  await answer('decline')
  expect(await capture()).toEqual({
    state: 'failed',
    reason: 'paypalDeclined',
    resume: { approveUrl: expect.any(String) },
  })
  await answer('approve')
  expect(await capture()).toMatchObject({ state: 'succeeded' })
})

test('any refusal to capture is a decline, and nothing was taken; one that was is paid all the same', async () => {
  const { answer, capture, providerId, look } = await begun()
  await answer('approve')
  const refuse = { path: '/capture', times: 1, status: 422 }
  served.part.trouble.take(JSON.stringify({ fail: refuse }))
  expect(await capture()).toEqual({
    state: 'failed',
    reason: 'paypalDeclined',
    refusal: 'INTERNAL_SERVER_ERROR',
    resume: { approveUrl: expect.any(String) },
  })
  expect(served.part.captures().some(({ order }) => order === providerId)).toBe(false)
  expect(await capture()).toMatchObject({ state: 'succeeded' })
  served.part.trouble.take(JSON.stringify({ fail: refuse }))
  expect(await capture()).toEqual(await look())
})

test('a capture that is being worked on is neither taken nor declined', async () => {
  const { answer, capture } = await begun()
  await answer('approve')
  served.part.trouble.take(JSON.stringify({ fail: { path: '/capture', times: 1, status: 409 } }))
  await expect(capture()).rejects.toThrow(ProviderAway)
})

test('what was not approved is not being taken', async () => {
  const { capture } = await begun()
  expect(await capture()).toEqual({
    state: 'confirming',
    isRefused: true,
    resume: { approveUrl: expect.any(String) },
  })
})

test('it takes no MOP, MYR where it is set, and not nothing', () => {
  expect(provider().takes(money(100, 'MOP'))).toBe(false)
  expect(provider().takes(money(100, 'MYR'))).toBe(false)
  expect(provider(true).takes(money(100, 'MYR'))).toBe(true)
  expect(provider().takes(money(100, 'TWD'))).toBe(true)
  expect(provider().takes(money(0, 'TWD'))).toBe(false)
})

const nameOf = (key: string) => ({ key, nth: 1, since: new Date(0), otherIds: [] })

test('refunds: in part, the rest, no more than was paid; the same key gives back once', async () => {
  const { providerId, answer, capture } = await begun(money(1000, 'TWD'))
  await answer('approve')
  await capture()
  const part = await provider().refund(providerId, money(300, 'TWD'), nameOf('refund-1'))
  expect(part).toEqual({ refundId: expect.any(String) })
  expect(await provider().refund(providerId, money(300, 'TWD'), nameOf('refund-1'))).toEqual(part)
  expect(await provider().refund(providerId, money(701, 'TWD'), nameOf('refund-2'))).toEqual({
    refused: 'REFUND_AMOUNT_EXCEEDED',
  })
  expect(await provider().refund(providerId, money(700, 'TWD'), nameOf('refund-3'))).toHaveProperty(
    'refundId',
  )
})

test.each([409, 408])(
  'a refund that is being worked on (%i) is neither done nor refused, and is asked for again',
  async status => {
    const { providerId, answer, capture, key } = await begun(money(1000, 'TWD'))
    await answer('approve')
    await capture()
    served.part.trouble.take(JSON.stringify({ fail: { path: '/refund', times: 1, status } }))
    const refund = () => provider().refund(providerId, money(1000, 'TWD'), nameOf(`refund of ${key}`))
    await expect(refund()).rejects.toThrow(ProviderAway)
    expect(await refund()).toHaveProperty('refundId')
  },
)

test('a connection that drops after the capture loses nothing', async () => {
  const { answer, capture, look } = await begun()
  await answer('approve')
  served.part.trouble.take(JSON.stringify({ drop: { path: '/capture', after: true } }))
  await expect(capture()).rejects.toThrow(ProviderAway)
  expect(await look()).toMatchObject({ state: 'succeeded' })
  expect(await capture()).toMatchObject({ state: 'succeeded' })
})

test('an order that PayPal has forgotten is over', async () => {
  expect(await provider().look('NONE')).toEqual({ state: 'failed', reason: 'paymentExpired' })
})

test('PayPal is asked whether an event is its own: forged and changed ones are not', async () => {
  served.part.trouble.take(JSON.stringify({ webhooks: { forged: true } }))
  const { providerId, answer } = await begun()
  await answer('approve')
  await served.part.settled()
  const read = ({ headers, body }: Heard) => provider().readEvent(headers, Buffer.from(body))
  const [forged, real] = heard
  if (!forged || !real) throw new Error('two events are sent')
  expect(await read(forged)).toBeUndefined()
  expect(await read(real)).toEqual({
    eventId: expect.any(String),
    type: 'CHECKOUT.ORDER.APPROVED',
    providerId,
  })
  expect(await read({ ...real, body: real.body.replace(providerId, 'OTHER') })).toBeUndefined()
  expect(await read({ ...real, body: 'no JSON' })).toBeUndefined()
  expect(await read({ headers: {}, body: real.body })).toBeUndefined()
})
