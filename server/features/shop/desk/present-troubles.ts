import type { DeskOrder } from '#contract/desk'
import { money } from '#domain/money/money'
import type { Sql } from '../../../kernel/db/connect.ts'
import { amountOf } from '../orders/check-order.ts'
import { listTroubles } from './store.ts'

/** What went wrong with the payments of an order: refunds that failed first, then payments, each the newest first. */
export async function presentTroubles(db: Sql, oid: string): Promise<DeskOrder['troubles']> {
  const { payments, refunds } = await listTroubles(db, oid)
  return [
    ...refunds.map(({ refund, payment }) => ({
      id: refund.rid,
      kind: 'refundFailed' as const,
      method: payment.method,
      amount: amountOf(money(refund.amountMinor, payment.currency)),
      providerId: payment.providerId,
      failure: refund.failure,
      createdAt: refund.createdAt.toISOString(),
      isOpen: refund.troubleSettledAt === null,
    })),
    ...payments.flatMap(
      ({ pid, trouble, method, amountMinor, currency, providerId, createdAt, troubleSettledAt }) =>
        trouble === null
          ? []
          : [
              {
                id: pid,
                kind: trouble,
                method,
                amount: amountOf(money(amountMinor, currency)),
                providerId,
                failure: null,
                createdAt: createdAt.toISOString(),
                // a surplus goes back by itself; where it does not, its refund is the trouble
                isOpen: trouble === 'amountMismatch' && troubleSettledAt === null,
              },
            ],
    ),
  ]
}
