import type { DeskOrder } from '#contract/desk'
import { money } from '#domain/money/money'
import type { Sql } from '../../../kernel/db/connect.ts'
import { amountOf } from '../orders/check-order.ts'
import { readPaid } from '../payments/read-paid.ts'
import { listLastPayments } from '../payments/store.ts'

/** How an order was paid and what was given back, or its last try; null where nothing was to be paid. */
export async function presentPayment(db: Sql, oid: string): Promise<DeskOrder['payment']> {
  const paid = await readPaid(db, oid)
  const [last] = paid ? [paid.payment] : await listLastPayments(db, [oid])
  if (!last) return null
  const { method, state, amountMinor, currency } = last
  return {
    method,
    state,
    amount: amountOf(money(amountMinor, currency)),
    refundable: amountOf(money(paid?.leftMinor ?? 0, currency)),
    refunds: (paid?.refunds ?? []).map(refund => ({
      rid: refund.rid,
      amount: amountOf(money(refund.amountMinor, currency)),
      state: refund.state,
      askedBy: refund.askedBy,
      failure: refund.failure,
      createdAt: refund.createdAt.toISOString(),
    })),
  }
}
