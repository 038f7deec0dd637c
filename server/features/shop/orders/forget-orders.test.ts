import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeProvider } from '../../../../tests/shop/fake-providers.ts'
import { paymentFixture } from '../../../../tests/shop/payment-fixture.ts'
import { beginPayment } from '../payments/begin-payment.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { expireOrder } from '../payments/expire-order.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { lockPayment } from '../payments/store.ts'
import { forgetOldOrders, forgetPerson, unpaidOrderDays } from './forget-orders.ts'
import { orders } from './schema.ts'

const card = fakeProvider('card')
let world: Awaited<ReturnType<typeof paymentFixture>>
beforeAll(async () => {
  world = await paymentFixture({ card })
})
afterAll(() => world.close())

const days = (count: number) => {
  world.clock.now += count * 24 * 3_600_000
}

/** An order that ended unpaid just now. */
async function ended() {
  const order = await world.order()
  await beginPayment(order.pid, world.deps)
  await expireOrder(order.oid, world.deps)
  const uid = async () =>
    (await world.deps.db.select({ uid: orders.uid }).from(orders).where(eq(orders.oid, order.oid)))[0]?.uid
  return { ...order, uid, account: `card-${order.pid}` }
}

async function forgetBuyer({ uid }: Awaited<ReturnType<typeof ended>>): Promise<void> {
  const buyer = (await uid()) ?? ''
  await world.deps.db.transaction(tx => forgetPerson(tx, buyer, world.deps.now()))
}
const cleanUp = () => forgetOldOrders(world.deps.db, world.deps.now(), 5)

/** The money comes all the same, and is to go back. */
async function paidLate({ pid, account }: Awaited<ReturnType<typeof ended>>): Promise<void> {
  Object.assign(card.accounts.get(account) ?? {}, { status: 'paid', captures: 1 })
  await confirmPayment(pid, world.deps)
}

test('money that came for an order that had ended goes back after its person is gone', async () => {
  const order = await ended()
  await paidLate(order)
  days(unpaidOrderDays + 1)
  await forgetBuyer(order)
  expect(await order.uid()).toBeNull()
  await cleanUp()
  expect(await world.written(order.oid)).toMatchObject({
    state: 'expired',
    payments: [{ state: 'succeeded', trouble: 'surplus' }],
  })
  await world.runRefunds()
  expect(card.accounts.get(order.account)).toMatchObject({ refunded: 690 })
  await cleanUp()
  expect(await world.written(order.oid)).toMatchObject({ payments: [{ state: 'refunded' }] })
})

test('an order of which other money came than was asked stays for the staff', async () => {
  const order = await ended()
  const charged = { amount: '689', currency: 'TWD' }
  await world.deps.db.transaction(tx =>
    settlePayment(tx, order.pid, { state: 'succeeded', charged }, world.deps),
  )
  days(unpaidOrderDays + 1)
  await forgetBuyer(order)
  await cleanUp()
  expect(await world.written(order.oid)).toMatchObject({ payments: [{ trouble: 'amountMismatch' }] })
})

test('an order that ended unpaid waits for late news of its payment, and is forgotten then', async () => {
  const [early, heard] = [await ended(), await ended()]
  days(unpaidOrderDays - 1)
  await forgetBuyer(early)
  await forgetBuyer(heard)
  await cleanUp()
  await paidLate(heard)
  days(2)
  await cleanUp()
  expect(await early.uid()).toBeUndefined()
  expect(await world.written(heard.oid)).toMatchObject({ payments: [{ trouble: 'surplus' }] })
})

test('with its person goes what ended unpaid long before', async () => {
  const order = await ended()
  days(unpaidOrderDays + 1)
  await forgetBuyer(order)
  expect(await order.uid()).toBeUndefined()
})

test.each([
  ['cleanup', cleanUp],
  ['deletion of the account', forgetBuyer],
])('a payment that succeeds while %s waits for its order stays', async (what, forget) => {
  const order = await ended()
  const { db } = world.deps
  days(unpaidOrderDays + 1)
  if (what === 'cleanup') await db.update(orders).set({ uid: null }).where(eq(orders.oid, order.oid))
  const [locked, onwards] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const charged = { amount: '690', currency: 'TWD' }
  const paying = db.transaction(async tx => {
    await lockPayment(tx, order.pid)
    locked.resolve()
    await onwards.promise
    await settlePayment(tx, order.pid, { state: 'succeeded', charged }, world.deps)
  })
  await locked.promise
  const forgotten = forget(order)
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.execute(waiting)).rows).toHaveLength(1)
  onwards.resolve()
  await Promise.all([paying, forgotten])
  expect(await world.written(order.oid)).toMatchObject({ payments: [{ trouble: 'surplus' }] })
})
