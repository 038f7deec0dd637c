import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ProviderAway } from '#server/adapters/payments/payment-provider'
import { type Cut, fakeProvider } from '../../../../tests/shop/fake-providers.ts'
import { paymentFixture } from '../../../../tests/shop/payment-fixture.ts'
import { orThrow } from '../../../../tests/shop/shop-fixture.ts'
import { askRefund } from './ask-refund.ts'
import { beginAsItIs, beginPayment } from './begin-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { expireOrder } from './expire-order.ts'
import { paymentParts } from './payment-parts.ts'
import { readPaymentOf } from './read-payment.ts'
import { refundAgain } from './refund-again.ts'
import { retryPayment } from './retry-payment.ts'
import { payments, refunds } from './schema.ts'
import { settlePayment } from './settle-payment.ts'
import { lockPayment, nameAtProvider, readPayment } from './store.ts'
import { sweepPayments } from './sweep-payments.ts'

const cuts: Cut[] = []
const card = fakeProvider('card', () => cuts.shift() ?? 'none')
const paypal = fakeProvider('paypal', () => cuts.shift() ?? 'none')

let world: Awaited<ReturnType<typeof paymentFixture>>
beforeAll(async () => {
  world = await paymentFixture({ card, paypal })
})
afterAll(() => world.close())
beforeEach(() => {
  cuts.length = 0
  world.logged.length = 0
})

const atStripe = (pid: string) => `card-${pid}`
const atPaypal = (pid: string) => `paypal-${pid}`

const paidOrder = { state: 'paid', paid: true, coupon: 'redeemed', left: 0, emitted: ['order.paid'] }

test('a payment that succeeded pays its order once, however often that is heard', async () => {
  const { oid, pid } = await world.order()
  expect(await beginPayment(pid, world.deps)).toMatchObject({
    id: pid,
    state: 'confirming',
    clientSecret: expect.any(String),
  })
  card.person.pay(atStripe(pid))
  await Promise.all([
    confirmPayment(pid, world.deps),
    readPaymentOf({ oid }, world.deps),
    confirmPayment(pid, world.deps),
  ])
  expect(await readPaymentOf({ oid }, world.deps)).toEqual({
    id: pid,
    method: 'card',
    state: 'succeeded',
    orderState: 'paid',
  })
  expect(await world.written(oid)).toMatchObject(paidOrder)
})

test('a declined card says why, and another one pays on the same payment', async () => {
  const { oid, pid } = await world.order()
  await beginPayment(pid, world.deps)
  card.person.decline(atStripe(pid))
  expect(await readPaymentOf({ oid }, world.deps)).toMatchObject({
    state: 'failed',
    reason: 'cardDeclined',
    orderState: 'pending',
  })
  const again = orThrow(await retryPayment(oid, 'card', world.deps))
  expect(again).toMatchObject({ id: pid, state: 'confirming', clientSecret: expect.any(String) })
  card.person.pay(atStripe(pid))
  expect(await readPaymentOf({ oid }, world.deps)).toMatchObject({ state: 'succeeded', orderState: 'paid' })
})

test('with another method, the first payment is given up at its provider before', async () => {
  const { oid, pid } = await world.order()
  await beginPayment(pid, world.deps)
  const other = orThrow(await retryPayment(oid, 'paypal', world.deps))
  expect(other).toMatchObject({ method: 'paypal', state: 'confirming', approveUrl: expect.any(String) })
  card.person.pay(atStripe(pid))
  expect(card.accounts.get(atStripe(pid))).toMatchObject({ status: 'cancelled', captures: 0 })
  paypal.person.pay(atPaypal(other.id))
  expect(await readPaymentOf({ oid }, world.deps)).toMatchObject({ state: 'succeeded', orderState: 'paid' })
  expect(paypal.accounts.get(atPaypal(other.id))).toMatchObject({ captures: 1 })
})

test('where the first turns out to be paid, no other is begun', async () => {
  const { oid, pid } = await world.order()
  await beginPayment(pid, world.deps)
  card.person.pay(atStripe(pid))
  expect(await retryPayment(oid, 'paypal', world.deps)).toMatchObject({ id: pid, state: 'succeeded' })
  expect(await retryPayment(oid, 'paypal', world.deps)).toEqual({ refused: 'orderClosed' })
  expect((await world.written(oid)).payments).toHaveLength(1)
})

test('what PayPal was approved for is not taken once the payment was given up', async () => {
  const { oid, pid } = await world.order({ method: 'paypal' })
  await beginPayment(pid, world.deps)
  const other = orThrow(await retryPayment(oid, 'card', world.deps))
  paypal.person.pay(atPaypal(pid))
  await confirmPayment(pid, world.deps)
  expect(paypal.accounts.get(atPaypal(pid))).toMatchObject({ status: 'approved', captures: 0 })
  card.person.pay(atStripe(other.id))
  expect(await readPaymentOf({ oid }, world.deps)).toMatchObject({ id: other.id, state: 'succeeded' })
})

const approved = async () => {
  const order = await world.order({ method: 'paypal' })
  await beginPayment(order.pid, world.deps)
  paypal.person.pay(atPaypal(order.pid))
  return order
}

test('where PayPal wants the person once more, he may pay by card instead', async () => {
  const { oid, pid } = await approved()
  const look = vi
    .spyOn(paypal, 'look')
    .mockResolvedValueOnce({ state: 'confirming', resume: {}, isApproved: true })
  paypal.person.doubt(atPaypal(pid))
  expect(await readPaymentOf({ oid }, world.deps)).toMatchObject({ state: 'confirming' })
  look.mockRestore()
  const other = orThrow(await retryPayment(oid, 'card', world.deps))
  expect(other).toMatchObject({ method: 'card', clientSecret: expect.any(String) })
  // what he approves now is not taken any more
  paypal.person.pay(atPaypal(pid))
  await confirmPayment(pid, world.deps)
  expect(paypal.accounts.get(atPaypal(pid))).toMatchObject({ captures: 0 })
})

test('a refusal says nothing of a call that came after it: what that takes is not paid again by card', async () => {
  const { oid, pid } = await approved()
  const answer = paypal.capture
  const [refused, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const capture = vi
    .spyOn(paypal, 'capture')
    .mockImplementationOnce(async () => {
      paypal.person.doubt(atPaypal(pid))
      await refused.promise
      return { state: 'confirming', resume: {}, isRefused: true }
    })
    .mockImplementationOnce(async (...call) => {
      await late.promise
      const outcome = await answer?.(...call)
      if (!outcome) throw new Error('PayPal takes what was approved')
      return outcome
    })
  const first = confirmPayment(pid, world.deps)
  await expect.poll(() => capture.mock.calls.length).toBe(1)
  // he approves once more, and comes back
  paypal.person.pay(atPaypal(pid))
  const second = confirmPayment(pid, world.deps)
  await expect.poll(() => capture.mock.calls.length).toBe(2)
  refused.resolve()
  await first
  expect(await retryPayment(oid, 'card', world.deps)).toMatchObject({ id: pid, state: 'succeeded' })
  late.resolve()
  await second
  capture.mockRestore()
  expect(await world.written(oid)).toMatchObject({ ...paidOrder, payments: [{ method: 'paypal' }] })
  expect(paypal.accounts.get(atPaypal(pid))).toMatchObject({ captures: 1 })
})

test('a refusal to take the money that nobody heard of keeps no order from ending', async () => {
  const { oid, pid } = await approved()
  const capture = vi.spyOn(paypal, 'capture').mockImplementationOnce(async () => {
    paypal.person.doubt(atPaypal(pid))
    throw new ProviderAway('capture')
  })
  expect(await readPaymentOf({ oid }, world.deps)).toMatchObject({ reason: 'paymentProviderAway' })
  capture.mockRestore()
  await expireOrder(oid, world.deps)
  expect(await world.written(oid)).toMatchObject({ state: 'expired', coupon: 'released' })
  expect(paypal.accounts.get(atPaypal(pid))).toMatchObject({ captures: 0 })
})

test('what may have been taken is not given up', async () => {
  const { oid, pid } = await approved()
  cuts.push('none', 'after')
  expect(await readPaymentOf({ oid }, world.deps)).toMatchObject({ reason: 'paymentProviderAway' })
  cuts.push('before')
  expect(await retryPayment(oid, 'card', world.deps)).toMatchObject({
    id: pid,
    reason: 'paymentProviderAway',
  })
  expect(await retryPayment(oid, 'card', world.deps)).toMatchObject({ id: pid, state: 'succeeded' })
  expect(paypal.accounts.get(atPaypal(pid))).toMatchObject({ captures: 1 })
})

test('a provider that is away leaves the payment as it is, and is asked again', async () => {
  const { oid, pid } = await world.order()
  cuts.push('after')
  expect(await beginPayment(pid, world.deps)).toMatchObject({
    state: 'confirming',
    reason: 'paymentProviderAway',
  })
  expect(await readPaymentOf({ oid }, world.deps)).toMatchObject({ clientSecret: expect.any(String) })
  expect(card.accounts.size).toBeGreaterThan(0)
  cuts.push('before')
  expect(await retryPayment(oid, 'paypal', world.deps)).toMatchObject({
    id: pid,
    reason: 'paymentProviderAway',
  })
  expect((await world.written(oid)).payments).toHaveLength(1)
})

test('what is said of an order that no provider has begun is on disk', async () => {
  const { pid } = await world.order()
  const ask = async (question: ReturnType<typeof sql>) =>
    Object.values((await world.deps.db.execute(question)).rows[0] ?? {})[0]
  const written = await ask(sql`select pg_current_wal_insert_lsn()::text`)
  cuts.push('before')
  await beginPayment(pid, world.deps)
  expect(await ask(sql`select pg_current_wal_flush_lsn() >= ${written}::pg_lsn`)).toBe(true)
})

test.each([
  { amount: '689', currency: 'TWD' },
  { amount: '690', currency: 'USD' },
])('%j is not what was asked: nothing is paid, and the staff hears of it', async charged => {
  const { oid, pid } = await world.order()
  await world.deps.db.transaction(tx => settlePayment(tx, pid, { state: 'succeeded', charged }, world.deps))
  expect(await world.written(oid)).toMatchObject({
    state: 'pending',
    coupon: 'reserved',
    emitted: [],
    payments: [{ state: 'confirming', trouble: 'amountMismatch' }],
  })
  expect(world.logged.join()).toContain('another amount or currency')
})

test('the sweep finds what nobody heard of, not sooner than after a minute', async () => {
  const { oid, pid } = await world.order()
  await beginPayment(pid, world.deps)
  card.person.pay(atStripe(pid))
  world.clock.now += 59_000
  await sweepPayments(world.deps)
  expect(await world.written(oid)).toMatchObject({ state: 'pending' })
  world.clock.now += 1_000
  await sweepPayments(world.deps)
  expect(await world.written(oid)).toMatchObject(paidOrder)
})

test('after a day an unpaid order ends: given up at the provider, its coupon free again', async () => {
  const { oid, pid } = await world.order()
  const never = await world.order({ method: 'paypal' })
  await beginPayment(pid, world.deps)
  world.clock.now += 24 * 3_600_000 - 1_000
  await sweepPayments(world.deps)
  expect(await world.written(oid)).toMatchObject({ state: 'pending' })
  world.clock.now += 2_000
  await sweepPayments(world.deps)
  for (const order of [oid, never.oid])
    expect(await world.written(order)).toMatchObject({
      state: 'expired',
      coupon: 'released',
      left: 1,
      emitted: ['order.expired'],
      payments: [{ state: 'failed', reason: 'paymentCancelled' }],
    })
  expect(card.accounts.get(atStripe(pid))).toMatchObject({ status: 'cancelled' })
})

test('a payment that cannot be asked about keeps no other order from ending, and waits before it is asked again', async () => {
  const broken = await world.order()
  await beginPayment(broken.pid, world.deps)
  world.clock.now += 3_600_000
  const never = await world.order({ method: 'paypal' })
  const answer = card.look
  const look = vi.spyOn(card, 'look').mockImplementation(async id => {
    if (id === atStripe(broken.pid)) throw new Error('an answer that nobody understands')
    return answer(id)
  })
  try {
    const asked = () => look.mock.calls.filter(([id]) => id === atStripe(broken.pid)).length
    await expect(sweepPayments(world.deps)).rejects.toThrow('payments were not looked after')
    expect(asked()).toBe(1)
    world.clock.now += 60_000
    await sweepPayments(world.deps)
    expect(asked()).toBe(1)
    world.clock.now += 24 * 3_600_000
    await expect(sweepPayments(world.deps)).rejects.toThrow('payments were not looked after')
    expect(asked()).toBe(2)
    expect(await world.written(never.oid)).toMatchObject({
      state: 'expired',
      coupon: 'released',
      left: 1,
      emitted: ['order.expired'],
    })
  } finally {
    look.mockRestore()
  }
})

test('an order that was placed just now is not ended by a server whose clock is ahead', async () => {
  const moved = world.clock.now
  world.clock.now = Date.now()
  const { oid } = await world.order()
  world.clock.now += 30 * 24 * 3_600_000
  await sweepPayments(world.deps)
  world.clock.now = moved
  expect(await world.written(oid)).toMatchObject({ state: 'pending', coupon: 'reserved' })
})

test('an order that turns out to be paid when it should end is paid', async () => {
  const { oid, pid } = await world.order()
  await beginPayment(pid, world.deps)
  card.person.pay(atStripe(pid))
  await expireOrder(oid, world.deps)
  expect(await world.written(oid)).toMatchObject(paidOrder)
})

test('an order whose provider is away does not end', async () => {
  const { oid, pid } = await world.order()
  await beginPayment(pid, world.deps)
  cuts.push('before')
  await expect(expireOrder(oid, world.deps)).rejects.toThrow('does not answer')
  expect(await world.written(oid)).toMatchObject({ state: 'pending', coupon: 'reserved' })
})

test('what costs nothing is paid without a provider', async () => {
  const { oid, pid } = await world.order({ totalMinor: 0 })
  expect(await beginPayment(pid, world.deps)).toEqual({ id: pid, method: 'card', state: 'succeeded' })
  expect(await world.written(oid)).toMatchObject(paidOrder)
  expect(card.accounts.has(atStripe(pid))).toBe(false)
})

test('what costs nothing is paid though the process died before it said so', async () => {
  const { oid } = await world.order({ totalMinor: 0 })
  world.clock.now += 60_000
  await sweepPayments(world.deps)
  expect(await world.written(oid)).toMatchObject(paidOrder)
})

test('what costs nothing and has ended stays so, whoever asks', async () => {
  const { oid, pid } = await world.order({ totalMinor: 0 })
  const ended = { id: pid, state: 'failed', reason: 'paymentCancelled' }
  const before = await readPayment(world.deps.db, pid)
  await expireOrder(oid, world.deps)
  expect(await readPaymentOf({ oid }, world.deps)).toMatchObject({ ...ended, orderState: 'expired' })
  // read when it was open still
  expect(await beginAsItIs(before, world.deps)).toMatchObject(ended)
})

test('money that comes for an order that has ended is given back by itself', async () => {
  const { oid, pid } = await world.order()
  await beginPayment(pid, world.deps)
  await expireOrder(oid, world.deps)
  // no provider does that; should one
  Object.assign(card.accounts.get(atStripe(pid)) ?? {}, { status: 'paid', captures: 1 })
  await confirmPayment(pid, world.deps)
  await world.runRefunds()
  expect(await world.written(oid)).toMatchObject({
    state: 'expired',
    coupon: 'released',
    emitted: ['order.expired'],
    payments: [{ state: 'refunded', trouble: 'surplus' }],
  })
  expect(card.accounts.get(atStripe(pid))).toMatchObject({ refunded: 690 })
})

async function paid() {
  const order = await world.order()
  await beginPayment(order.pid, world.deps)
  card.person.pay(atStripe(order.pid))
  await confirmPayment(order.pid, world.deps)
  const refund = (amountMinor: number) =>
    world.deps.db.transaction(tx => askRefund(tx, order.oid, { amountMinor, askedBy: 'staff' }, world.deps))
  return { ...order, refund }
}

test('refunds in part and the rest: order and payment say so, each is told once', async () => {
  const { oid, pid, refund } = await paid()
  const { rid } = orThrow(await refund(200))
  await world.runRefunds()
  expect(await world.written(oid)).toMatchObject({
    state: 'partlyRefunded',
    emitted: ['order.paid', 'order.refunded'],
    payments: [{ state: 'partlyRefunded' }],
  })
  const lastOf = async () => (await paymentParts.lastOf(world.deps.db, [oid])).get(oid)
  expect(await lastOf()).toMatchObject({ id: pid, refundedMinor: 200 })
  world.refunds.push(rid)
  await world.runRefunds()
  expect(await refund(491)).toEqual({ refused: 'refundTooMuch' })
  orThrow(await refund(490))
  await world.runRefunds()
  expect(await world.written(oid)).toMatchObject({
    state: 'refunded',
    emitted: ['order.paid', 'order.refunded', 'order.refunded'],
    payments: [{ state: 'refunded' }],
  })
  expect(card.accounts.get(atStripe(pid))).toMatchObject({ refunded: 690 })
  expect(await lastOf()).toMatchObject({ refundedMinor: 690 })
  expect(await refund(1)).toEqual({ refused: 'nothingToRefund' })
})

test('what was paid too much and given back is no refund of the order', async () => {
  const { oid, pid } = await paid()
  const { db, now } = world.deps
  const amount = { amountMinor: 690, currency: 'TWD' } as const
  const later = new Date(now().getTime() + 1000)
  const surplus = {
    pid: `${pid}-again`,
    oid,
    method: 'paypal',
    state: 'refunded',
    trouble: 'surplus',
  } as const
  await db.insert(payments).values({ ...surplus, ...amount, createdAt: later, settledAt: later })
  const given = { rid: `${pid}-back`, pid: surplus.pid, amountMinor: 690, state: 'done' } as const
  await db.insert(refunds).values({ ...given, createdAt: later })
  const last = (await paymentParts.lastOf(db, [oid])).get(oid)
  expect(last).toEqual({ id: pid, method: 'card', state: 'succeeded', refundedMinor: 0 })
})

test('two refunds at once do not give back more than was paid', async () => {
  const { refund } = await paid()
  const results = await Promise.all([refund(400), refund(400)])
  expect(results.filter(result => 'refused' in result)).toEqual([{ refused: 'refundTooMuch' }])
})

test('a refund that was cut off is asked again, and gives back once', async () => {
  const { oid, pid, refund } = await paid()
  const { rid } = orThrow(await refund(690))
  cuts.push('after')
  await expect(world.runRefunds()).rejects.toThrow('does not answer')
  world.refunds.push(rid)
  await world.runRefunds()
  expect(card.accounts.get(atStripe(pid))).toMatchObject({ refunded: 690 })
  expect(await world.written(oid)).toMatchObject({ state: 'refunded' })
})

test('what the provider calls one refund is never written of another: who found it too looks again', async () => {
  const { pid, refund } = await paid()
  const asked = vi.spyOn(card, 'refund').mockResolvedValue({ refundId: 're_1' })
  orThrow(await refund(200))
  await world.runRefunds()
  orThrow(await refund(200))
  await expect(world.runRefunds()).rejects.toThrow('re_1 is another refund')
  expect(asked.mock.calls.map(([, , { otherIds }]) => otherIds)).toEqual([[], ['re_1']])
  asked.mockRestore()
  const rows = await world.deps.db.select().from(refunds).where(eq(refunds.pid, pid))
  expect(rows.map(({ state }) => state).sort()).toEqual(['asked', 'done'])
})

test('a refund that failed is asked for again as the same one, and gives back once', async () => {
  const { oid, pid, refund } = await paid()
  const asked = vi.spyOn(card, 'refund')
  const { rid } = orThrow(await refund(690))
  cuts.push('after')
  await expect(world.runRefunds()).rejects.toThrow('does not answer')
  const failed = { state: 'failed' as const, failure: 'nobody answered', settledAt: world.deps.now() }
  await world.deps.db.update(refunds).set(failed).where(eq(refunds.rid, rid))
  const again = () => world.deps.db.transaction(tx => refundAgain(tx, oid, rid, world.deps))
  orThrow((await again()) ?? {})
  await world.runRefunds()
  expect(asked.mock.calls.map(([, , name]) => name)).toMatchObject([
    { key: rid, nth: 1 },
    { key: rid, nth: 2 },
  ])
  asked.mockRestore()
  // the provider had given it back the first time
  expect(card.accounts.get(atStripe(pid))).toMatchObject({ refunded: 690 })
  expect(await world.written(oid)).toMatchObject({ state: 'refunded' })
  expect(await again()).toBeUndefined()
})

test('money that was given back when its refund had failed is written down, and the refund is no failure any more', async () => {
  const { oid, pid, refund } = await paid()
  const { rid } = orThrow(await refund(690))
  const [isAsked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<{ refundId: string }>()]
  const asked = vi.spyOn(card, 'refund').mockImplementationOnce(() => {
    isAsked.resolve()
    return answered.promise
  })
  const late = world.runRefunds()
  await isAsked.promise
  // the job runs twice: the one that its worker lost is answered at last
  asked.mockResolvedValueOnce({ refused: 'another call is at it' })
  world.refunds.push(rid)
  await world.runRefunds()
  const row = async () => (await world.deps.db.select().from(refunds).where(eq(refunds.pid, pid)))[0]
  expect(await row()).toMatchObject({ state: 'failed', failure: 'another call is at it' })
  answered.resolve({ refundId: 're_late' })
  await late
  asked.mockRestore()
  expect(await row()).toMatchObject({ state: 'done', providerId: 're_late', failure: null })
  expect(await world.written(oid)).toMatchObject({
    state: 'refunded',
    emitted: ['order.paid', 'order.refunded'],
    payments: [{ state: 'refunded' }],
  })
})

test('what was not paid is not given back', async () => {
  const { oid } = await world.order()
  const refund = world.deps.db.transaction(tx =>
    askRefund(tx, oid, { amountMinor: 1, askedBy: 'staff' }, world.deps),
  )
  expect(await refund).toEqual({ refused: 'nothingToRefund' })
})

test('what is given up while it is begun gets no name there: nobody is told how it could be paid', async () => {
  const { pid } = await world.order()
  const { db } = world.deps
  const [locked, onwards] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const givenUp = db.transaction(async tx => {
    await lockPayment(tx, pid)
    locked.resolve()
    await onwards.promise
    await settlePayment(tx, pid, { state: 'failed', reason: 'paymentFailed' }, world.deps)
  })
  await locked.promise
  const named = nameAtProvider(db, pid, atStripe(pid))
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.execute(waiting)).rows).toHaveLength(1)
  onwards.resolve()
  await givenUp
  expect(await named).toBeUndefined()
  const open = await world.order()
  expect(await nameAtProvider(db, open.pid, atStripe(pid))).toMatchObject({ state: 'confirming' })
  expect(await readPayment(db, open.pid)).toMatchObject({ providerId: atStripe(pid) })
})

test('a payment gets its name without a look at the others that are open, however many came since it was planned', async () => {
  const { oid, pid } = await world.order()
  const planned = await world.order()
  const undone = new Error('nothing of it stays')
  const done = world.deps.db.transaction(async tx => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
    await tx.execute(sql`analyze orders, payments`)
    await nameAtProvider(tx, planned.pid, 'planned')
    await tx.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('oid', 'many-' || n, 'number', 'many-' || n))).*
      from orders o, generate_series(1, 3000) as n where o.oid = ${oid}`)
    await tx.execute(sql`
      insert into payments select (jsonb_populate_record(p, jsonb_build_object('oid', 'many-' || n, 'pid', 'many-' || n))).*
      from payments p, generate_series(1, 3000) as n where p.pid = ${pid}`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      sql`explain (analyze, buffers, format json) execute name_payment(${sql.raw(`'${pid}', 'named', '${pid}'`)})`,
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    expect(plan?.['Actual Rows']).toBe(1)
    expect((plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)).toBeLessThan(60)
    throw undone
  })
  await expect(done).rejects.toBe(undone)
})
