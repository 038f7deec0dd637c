import pLimit from 'p-limit'
import { ProviderAway } from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import { listUnpaidFor, readOrder } from '../orders/store.ts'
import { confirmPayment } from './confirm-payment.ts'
import { endPayment } from './end-payment.ts'
import { expireOrder } from './expire-order.ts'
import type { PaymentRow } from './schema.ts'
import { deleteOldEvents, listToAskAbout } from './store.ts'

/** Asks the providers about payments of which nobody heard, and ends orders that nobody paid in time. */
export async function sweepPayments(deps: Deps): Promise<void> {
  const now = deps.now()
  await eachOf(await listToAskAbout(deps.db, now, mostAtOnce), payment => look(payment, deps), deps)
  const unpaid = await listUnpaidFor(deps.db, unpaidHours, now, mostAtOnce)
  await eachOf(unpaid, oid => expireOrder(oid, deps), deps)
  await deleteOldEvents(deps.db, now)
}

/** An order that is not paid for so long is ended. */
const unpaidHours = 24
const mostAtOnce = 100

async function look({ pid, oid }: PaymentRow, deps: Deps): Promise<void> {
  const order = await readOrder(deps.db, oid)
  // what is open beside an order that needs no payment any more is given up
  if (order && order.state !== 'pending') await endPayment(pid, deps)
  else await confirmPayment(pid, deps)
}

/** A few side by side; one that fails keeps none of the others. */
async function eachOf<T>(all: readonly T[], work: (item: T) => Promise<unknown>, deps: Deps): Promise<void> {
  const limit = pLimit(4)
  const ends = await Promise.allSettled(all.map(item => limit(() => work(item))))
  const failures = ends.flatMap(end => (end.status === 'rejected' ? [end.reason] : []))
  const away = failures.filter(error => error instanceof ProviderAway)
  if (away.length > 0) deps.log.warn({ err: away[0], payments: away.length }, 'payments were not asked about')
  if (failures.length > away.length)
    throw new AggregateError(
      failures.filter(error => !(error instanceof ProviderAway)),
      'payments were not looked after',
    )
}
