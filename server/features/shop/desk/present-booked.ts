import type { BookedOrder } from '#contract/desk-bookkeeping'
import { money } from '#domain/money/money'
import type { Sql } from '../../../kernel/db/connect.ts'
import { listUses } from '../coupons/coupon-uses.ts'
import { amountOf } from '../orders/check-order.ts'
import { presentSums } from '../orders/present-sums.ts'
import { paymentParts } from '../payments/payment-parts.ts'
import { presentHead } from './present-desk.ts'
import type { OrderAndShipment } from './store.ts'

/** Orders as the books want them: what each total is made of, how it was paid and what was given back. */
export async function presentBooked(db: Sql, rows: readonly OrderAndShipment[]): Promise<BookedOrder[]> {
  const oids = rows.map(({ order }) => order.oid)
  const uses = Map.groupBy(await listUses(db, oids), ({ oid }) => oid)
  const payments = await paymentParts.lastOf(db, oids)
  return rows.map(row => {
    const { order } = row
    const payment = payments.get(order.oid)
    return {
      ...presentHead(row),
      ...presentSums(order),
      // an order that nothing was taken off has none
      coupons: (uses.get(order.oid) ?? []).map(({ code }) => code),
      // what came too late to pay an order was given back beside it
      refunded: amountOf(money((order.paidAt && payment?.refundedMinor) ?? 0, order.currency)),
      // its row says a method all the same where nothing was asked of any
      method: order.totalMinor === 0 ? null : (payment?.method ?? null),
    }
  })
}
