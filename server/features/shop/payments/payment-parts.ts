import { type PaymentMethod, paymentMethod } from '#contract/orders'
import type { Currency } from '#domain/money/currencies'
import { money } from '#domain/money/money'
import type { Deps } from '../../../deps.ts'
import type { PaymentParts } from '../orders/payment-parts.ts'
import { beginAsItIs, beginPayment } from './begin-payment.ts'
import { createPayment } from './create-payment.ts'
import { retryPayment } from './retry-payment.ts'
import { listLastPayments, sumRefunds } from './store.ts'

/** What orders need of payments. */
export const paymentParts: PaymentParts = {
  methodsFor,
  async create(tx, wanted, deps) {
    const payment = await createPayment(tx, wanted, deps)
    return { begin: placed => beginAsItIs(payment, deps, placed) }
  },
  begin: beginPayment,
  retry: retryPayment,
  async lastOf(db, oids) {
    const rows = await listLastPayments(db, oids)
    const refunded = await sumRefunds(
      db,
      rows.map(({ pid }) => pid),
    )
    return new Map(
      rows.map(({ oid, pid, method, state }) => {
        // one of which nothing was given back has no sum
        return [oid, { id: pid, method, state, refundedMinor: refunded.get(pid) ?? 0 }]
      }),
    )
  },
}

/** The ways to pay that are set up and take the currency. */
function methodsFor(currency: Currency, { payments }: Pick<Deps, 'payments'>): PaymentMethod[] {
  return paymentMethod.options.filter(method => payments[method]?.takes(money(1, currency)))
}
