import { invariant } from '#domain/invariant'
import { money } from '#domain/money/money'
import { nextOrderState } from '#domain/orders/order-states'
import { nextPaymentState } from '#domain/orders/payment-states'
import { nextRefundState } from '#domain/orders/refund-states'
import { isIllegal } from '#domain/orders/transitions'
import { ProviderAway } from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { afterCommit } from '../../../kernel/db/inside-transaction.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { setOrderState } from '../orders/store.ts'
import { orderRefunded } from '../topics.ts'
import { type RefundPayload, refundQueue } from './refund-queue.ts'
import { changePayment, changeRefund, listRefundsOf, lockPayment, readPayment, readRefund } from './store.ts'

/** Asks the provider to give money back; under the refund's name, however often it is asked, once. */
export const refundJob: Job<RefundPayload> = job({
  ...refundQueue,
  urgency: 'background',
  isAwaited: true,
  evenIfHeld: true,
  concurrency: 2,
  // for half a day: providers come back
  retries: 12,
  pauses: { firstSeconds: 30, mostSeconds: 7_200 },
  async run({ rid }, deps) {
    const refund = await readRefund(deps.db, rid)
    if (refund.state !== 'asked') return
    const { pid, method, providerId, currency } = await readPayment(deps.db, refund.pid)
    const provider = deps.payments[method]
    if (!provider) throw new ProviderAway(`${method} is not set up`)
    invariant(providerId !== null, 'what was paid was paid at a provider')
    const others = (await listRefundsOf(deps.db, pid)).filter(other => other.rid !== rid)
    const otherIds = others.flatMap(other => other.providerId ?? [])
    const name = { key: rid, nth: refund.askedTimes, since: refund.createdAt, otherIds }
    const result = await provider.refund(providerId, money(refund.amountMinor, currency), name)
    if ('refused' in result) await failRefund(rid, result.refused, deps)
    else await deps.db.transaction(tx => refundDone(tx, rid, pid, result.refundId, deps))
  },
  failed: ({ rid }, error, deps) => failRefund(rid, error.message, deps),
})

/** Given back: payment and order say so, and whoever listens hears of it. Twice is once. */
async function refundDone(
  tx: Sql,
  rid: string,
  pid: string,
  providerId: string,
  { events, log, now }: Pick<Deps, 'events' | 'log' | 'now'>,
): Promise<void> {
  const { order, payment } = await lockPayment(tx, pid)
  const { state, amountMinor } = await readRefund(tx, rid)
  const done = nextRefundState(state, 'done')
  if (isIllegal(done)) return
  const isOthers = (await listRefundsOf(tx, pid)).some(
    other => other.rid !== rid && other.providerId === providerId,
  )
  // two that had no name there, asked for at once, found the same: who comes second looks again
  if (isOthers) throw new ProviderAway(`${providerId} is another refund`)
  await changeRefund(tx, rid, { state: done, providerId, failure: null, settledAt: now() })
  const all = (await listRefundsOf(tx, pid)).filter(refund => refund.state === 'done')
  const sum = all.reduce((total, refund) => total + refund.amountMinor, 0)
  const event = sum === payment.amountMinor ? 'refunded' : 'partlyRefunded'
  const paymentState = nextPaymentState(payment.state, event)
  invariant(!isIllegal(paymentState), 'only what was paid is given back')
  await changePayment(tx, pid, { state: paymentState })
  // what was paid beside the order's own payment changes nothing in it
  if (payment.trouble === 'surplus') return
  const orderState = nextOrderState(order.state, event)
  invariant(!isIllegal(orderState), 'only a paid order is refunded')
  await setOrderState(tx, order.oid, orderState, now())
  await events.emit(tx, orderRefunded, { oid: order.oid, refund: rid, amountMinor })
  afterCommit(() => log.info({ oid: order.oid, rid }, 'an order was refunded'))
}

async function failRefund(
  rid: string,
  failure: string,
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
): Promise<void> {
  const { pid } = await readRefund(db, rid)
  await db.transaction(async tx => {
    await lockPayment(tx, pid)
    const failed = nextRefundState((await readRefund(tx, rid)).state, 'failed')
    if (isIllegal(failed)) return
    await changeRefund(tx, rid, { state: failed, failure: failure.slice(0, 200), settledAt: now() })
    log.error({ rid, pid }, 'money was not given back')
  })
}
