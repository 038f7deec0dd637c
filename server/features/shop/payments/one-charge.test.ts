import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentMethod } from '#contract/orders'
import { ProviderAway } from '#server/adapters/payments/payment-provider'
import { deeper, runs } from '../../../../tests/depth.ts'
import { type Cut, fakeProvider } from '../../../../tests/shop/fake-providers.ts'
import { paymentFixture } from '../../../../tests/shop/payment-fixture.ts'
import { beginPayment } from './begin-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { expireOrder } from './expire-order.ts'
import { readPaymentOf } from './read-payment.ts'
import { retryPayment } from './retry-payment.ts'
import { insertEvent, listPaymentsOf } from './store.ts'
import { sweepPayments } from './sweep-payments.ts'

class Killed extends Error {}

/** What may still befall calls of providers, and transactions that are about to commit. */
const fates: { cuts: Cut[]; kills: boolean[] } = { cuts: [], kills: [] }
const nextCut = () => fates.cuts.shift() ?? 'none'
const providers = { card: fakeProvider('card', nextCut), paypal: fakeProvider('paypal', nextCut) }

let world: Awaited<ReturnType<typeof paymentFixture>>
beforeAll(async () => {
  world = await paymentFixture(providers)
  // a process that dies before its transaction commits, and one that dies right after
  const { db } = world.deps
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const dies = fates.kills.shift() ?? false
    return transaction(async tx => {
      const result = await work(tx)
      if (dies) throw new Killed()
      return result
    }, config)
  }
})
afterAll(() => world.close())

type Act =
  | { act: 'begin' | 'return' | 'sweep' | 'expire' }
  | { act: 'retry'; method: PaymentMethod }
  | { act: 'pay' | 'decline' | 'doubt'; nth: number }
  | { act: 'event'; nth: number; event: number }

const nth = fc.nat(3)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constantFrom('begin' as const, 'return' as const, 'sweep' as const) }),
  // few give up in the middle of it
  { arbitrary: fc.record({ act: fc.constant('expire' as const) }), weight: 1 },
  {
    arbitrary: fc.record({
      act: fc.constant('retry' as const),
      method: fc.constantFrom('card' as const, 'paypal' as const),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ act: fc.constant('pay' as const), nth }), weight: 4 },
  { arbitrary: fc.record({ act: fc.constantFrom('decline' as const, 'doubt' as const), nth }), weight: 2 },
  { arbitrary: fc.record({ act: fc.constant('event' as const), nth, event: fc.nat(3) }), weight: 3 },
)

/** Acts of one round happen at once. */
const life = fc.record({
  method: fc.constantFrom('card' as const, 'paypal' as const),
  rounds: fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 7 }),
  cuts: fc.array(fc.constantFrom<Cut>('none', 'none', 'none', 'before', 'after'), { maxLength: 25 }),
  kills: fc.array(fc.constantFrom(false, false, false, false, true), { maxLength: 25 }),
})

test(
  'whatever is pressed, cut, killed, repeated or late: one charge for a paid order, none for another',
  deeper,
  async () => {
    await fc.assert(fc.asyncProperty(life, lived), { numRuns: runs(1_000, 6) })
  },
)

async function lived({ method, rounds, cuts, kills }: typeof life extends fc.Arbitrary<infer L> ? L : never) {
  const { deps, clock } = world
  Object.assign(fates, { cuts: [], kills: [] })
  const { oid, pid } = await world.order({ method })
  Object.assign(fates, { cuts: [...cuts], kills: [...kills] })
  for (const round of rounds) {
    clock.now += 70_000
    await Promise.all(round.map(act => perform(act, oid, pid)))
  }
  // in the end everybody is there, and time goes by
  Object.assign(fates, { cuts: [], kills: [] })
  clock.now += 70_000
  await sweepPayments(deps)
  clock.now += 25 * 3_600_000
  await sweepPayments(deps)
  await sweepPayments(deps)
  await world.runRefunds()
  await check(oid)
}

async function perform(act: Act, oid: string, pid: string): Promise<void> {
  const { deps } = world
  const all = await listPaymentsOf(deps.db, oid)
  const payment = 'nth' in act ? all[act.nth % Math.max(1, all.length)] : undefined
  const providerId = payment?.providerId ?? `${payment?.method}-${payment?.pid}`
  try {
    if (act.act === 'begin') await beginPayment(pid, deps)
    else if (act.act === 'return') await readPaymentOf({ oid }, deps)
    else if (act.act === 'sweep') await sweepPayments(deps)
    else if (act.act === 'expire') await expireOrder(oid, deps)
    else if (act.act === 'retry') await retryPayment(oid, act.method, deps)
    // nobody pays what he was not given the way to
    else if (act.act === 'pay') payment?.providerId && providers[payment.method].person.pay(providerId)
    else if (act.act === 'decline')
      payment?.providerId && providers[payment.method].person.decline(providerId)
    else if (act.act === 'doubt') payment?.providerId && providers[payment.method].person.doubt(providerId)
    else if (act.act === 'event' && payment) {
      const event = {
        eventId: `${payment.pid} ${act.event}`,
        type: 'x',
        pid: payment.pid,
        receivedAt: deps.now(),
      }
      await confirmPayment(payment.pid, deps, tx => insertEvent(tx, event))
    }
  } catch (error) {
    const all = error instanceof AggregateError ? error.errors : [error]
    for (const cause of all) if (!(cause instanceof Killed) && !(cause instanceof ProviderAway)) throw cause
  }
}

async function check(oid: string): Promise<void> {
  const order = await world.written(oid)
  const accounts = (await listPaymentsOf(world.deps.db, oid)).flatMap(
    ({ method, providerId }) => providers[method].accounts.get(providerId ?? '') ?? [],
  )
  const charges = accounts.reduce((sum, { captures }) => sum + captures, 0)
  const isPaid = order.state === 'paid'
  expect({ order, charges }).toMatchObject({
    order: {
      state: isPaid ? 'paid' : 'expired',
      paid: isPaid,
      coupon: isPaid ? 'redeemed' : 'released',
      left: isPaid ? 0 : 1,
      emitted: [isPaid ? 'order.paid' : 'order.expired'],
    },
    charges: isPaid ? 1 : 0,
  })
  expect(accounts.every(({ refunded }) => refunded === 0)).toBe(true)
}
