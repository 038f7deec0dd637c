import type { Sql } from '../../../kernel/db/connect.ts'
import type { PaymentRow, RefundRow } from './schema.ts'
import { listPaymentsOf, listRefundsOf } from './store.ts'

/** The payment that paid an order, what was given back of it, and how many minor units are left; undefined where nothing was paid. */
export async function readPaid(
  db: Sql,
  oid: string,
): Promise<{ payment: PaymentRow; refunds: RefundRow[]; leftMinor: number } | undefined> {
  const payment = (await listPaymentsOf(db, oid)).find(isPaid)
  if (!payment) return undefined
  const refunds = await listRefundsOf(db, payment.pid)
  const notFailed = refunds.filter(({ state }) => state !== 'failed')
  const leftMinor = payment.amountMinor - notFailed.reduce((sum, refund) => sum + refund.amountMinor, 0)
  return { payment, refunds, leftMinor }
}

/** A surplus one did not pay the order. */
function isPaid({ state, trouble, providerId }: PaymentRow): boolean {
  const wasPaid = state === 'succeeded' || state === 'partlyRefunded' || state === 'refunded'
  return wasPaid && trouble !== 'surplus' && providerId !== null
}
