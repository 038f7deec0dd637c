import type { PaymentMethod } from '#contract/orders'
import { invariant } from '#domain/invariant'
import { money } from '#domain/money/money'
import { nextPaymentState } from '#domain/orders/payment-states'
import { isIllegal } from '#domain/orders/transitions'
import { ProviderAway } from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import { databaseNow } from '../../../kernel/db/database-now.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { lockOrder } from '../orders/store.ts'
import { beginPayment } from './begin-payment.ts'
import { createPayment } from './create-payment.ts'
import { endPayment } from './end-payment.ts'
import { type PresentedPayment, presentPayment } from './present-payment.ts'
import type { PaymentRow } from './schema.ts'
import { changePayment, listPaymentsOf, lockPayment } from './store.ts'

/**
 * Another try to pay an order: on the payment that is still open where it is by the same method, else on a new one, after the open
 * one was given up at its provider. An order never has two that could be paid.
 */
export async function retryPayment(
  oid: string,
  method: PaymentMethod,
  deps: Deps,
): Promise<PresentedPayment | Refused> {
  const open = (await listPaymentsOf(deps.db, oid)).find(({ settledAt }) => settledAt === null)
  if (open?.method === method) return again(open, deps)
  if (open) {
    try {
      const ended = await endPayment(open.pid, deps)
      if (ended.state === 'succeeded') return presentPayment(ended, deps)
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      deps.log.warn({ err: error, pid: open.pid }, 'a payment was not given up')
      return presentPayment(open, deps, undefined, 'paymentProviderAway')
    }
  }
  const pid = await deps.db.transaction(async tx => {
    const order = await lockOrder(tx, oid)
    invariant(order, 'an order that is paid for is there')
    if (order.state !== 'pending') return undefined
    const amount = money(order.totalMinor, order.currency)
    // a second press came first
    const other = (await listPaymentsOf(tx, oid)).find(({ settledAt }) => settledAt === null)
    if (other) return other.method === method ? other.pid : undefined
    if (!deps.payments[method]?.takes(amount)) return 'notTaken'
    const createdAt = await databaseNow(tx)
    return (await createPayment(tx, { oid, method, amount, createdAt }, deps)).pid
  })
  if (pid === 'notTaken') return refuse('paymentMethodAway')
  return pid === undefined ? refuse('orderClosed') : beginPayment(pid, deps)
}

async function again(open: PaymentRow, deps: Deps): Promise<PresentedPayment> {
  const begun = await beginPayment(open.pid, deps)
  if (begun.state !== 'failed') return begun
  const retried = await deps.db.transaction(async tx => {
    const { payment } = await lockPayment(tx, open.pid)
    const state = nextPaymentState(payment.state, 'retried')
    if (payment.settledAt || isIllegal(state)) return payment
    return changePayment(tx, open.pid, { state, reason: null })
  })
  const { clientSecret, approveUrl } = begun
  const resume = {
    ...(clientSecret !== undefined && { clientSecret }),
    ...(approveUrl !== undefined && { approveUrl }),
  }
  return presentPayment(retried, deps, retried.settledAt ? undefined : resume)
}
