import pLimit from 'p-limit'
import { unpaidHours } from '#domain/orders/unpaid-hours'
import { ProviderAway } from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import { listUnpaidFor, readOrder } from '../orders/store.ts'
import { beginPayment } from './begin-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { endPayment } from './end-payment.ts'
import { expireOrder } from './expire-order.ts'
import type { PaymentRow } from './schema.ts'
import { changePayment, deleteOldEvents, listToAskAbout, lockPayment } from './store.ts'

/**
 * Asks the providers about payments of which nobody heard, and ends orders that nobody paid in time. What fails is thrown when all
 * else is done: one payment that cannot be asked about keeps no order from ending.
 */
export async function sweepPayments(deps: Deps): Promise<void> {
  const now = deps.now()
  const toAsk = await listToAskAbout(deps.db, now, mostAtOnce)
  const failures = await eachOf(toAsk, payment => look(payment, deps), deps)
  const unpaid = await listUnpaidFor(deps.db, unpaidHours, now, mostAtOnce)
  failures.push(...(await eachOf(unpaid, oid => expireOrder(oid, deps), deps)))
  await deleteOldEvents(deps.db, now)
  if (failures.length > 0) throw new AggregateError(failures, 'payments were not looked after')
}

const mostAtOnce = 100

async function look({ pid, oid, amountMinor }: PaymentRow, deps: Deps): Promise<void> {
  const order = await readOrder(deps.db, oid)
  try {
    // what is open beside an order that needs no payment any more is given up
    if (order && order.state !== 'pending') await endPayment(pid, deps)
    // placed by a process that died before it was paid
    else if (amountMinor === 0) await beginPayment(pid, deps)
    else await confirmPayment(pid, deps)
  } catch (error) {
    // it waits its turn again, behind those that can be asked about
    await noteAsked(pid, deps)
    throw error
  }
}

async function noteAsked(pid: string, { db, now }: Deps): Promise<void> {
  await db.transaction(async tx => {
    await lockPayment(tx, pid)
    await changePayment(tx, pid, { askedAt: now() })
  })
}

/** A few side by side; one that fails keeps none of the others. Gives what failed for another reason than that a provider is away. */
async function eachOf<T>(
  all: readonly T[],
  work: (item: T) => Promise<unknown>,
  { log }: Deps,
): Promise<unknown[]> {
  const limit = pLimit(4)
  const ends = await Promise.allSettled(all.map(item => limit(() => work(item))))
  const failures = ends.flatMap(end => (end.status === 'rejected' ? [end.reason] : []))
  const away = failures.filter(error => error instanceof ProviderAway)
  if (away.length > 0) log.warn({ err: away[0], payments: away.length }, 'payments were not asked about')
  return failures.filter(error => !(error instanceof ProviderAway))
}
