import { ProviderAway } from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { PaymentRow } from './schema.ts'
import { settlePayment } from './settle-payment.ts'
import { lockPayment, readPayment } from './store.ts'

/**
 * Gives a payment up, at its provider first, so that nothing can be charged by it any more. Where it turns out to be paid, it is
 * paid. @throws ProviderAway: it is not given up then.
 */
export async function endPayment(pid: string, deps: Deps): Promise<PaymentRow> {
  const { method, providerId, settledAt } = await readPayment(deps.db, pid)
  const provider = deps.payments[method]
  if (providerId === null || settledAt || provider?.capture) return endHere(pid, deps)
  if (!provider) throw new ProviderAway(`${method} is not set up`)
  const outcome = await provider.cancel(providerId)
  return deps.db.transaction(tx => settlePayment(tx, pid, outcome, deps))
}

/** What we have to take is over when we do not take it; where that has begun, it is gone through with. */
async function endHere(pid: string, deps: Deps): Promise<PaymentRow> {
  const cancelled = { state: 'failed', reason: 'paymentCancelled' } as const
  const ended = await deps.db.transaction(async tx => {
    const { payment } = await lockPayment(tx, pid)
    if (payment.settledAt) return payment
    // begun at its provider meanwhile, or being captured
    if (payment.captureAskedAt) return undefined
    if (payment.providerId !== null && !deps.payments[payment.method]?.capture) return undefined
    return settlePayment(tx, pid, cancelled, deps)
  })
  if (ended) return ended
  const { payment } = await confirmPayment(pid, deps)
  if (payment.captureAskedAt && !payment.settledAt)
    throw new ProviderAway('what was approved is still being taken')
  return payment.settledAt ? payment : endPayment(pid, deps)
}
