import { nextOrderState } from '#domain/orders/order-states'
import { isIllegal } from '#domain/orders/transitions'
import type { Deps } from '../../../deps.ts'
import { afterCommit } from '../../../kernel/db/inside-transaction.ts'
import { releaseCoupons } from '../coupons/coupon-uses.ts'
import { lockOrder, setOrderState } from '../orders/store.ts'
import { orderExpired } from '../topics.ts'
import { endPayment } from './end-payment.ts'
import { listPaymentsOf } from './store.ts'

/**
 * Ends an order that nobody paid: its payment is given up at the provider first, then others may use its coupon. Where it turns out
 * to be paid, it is paid. @throws ProviderAway: it stays as it is.
 */
export async function expireOrder(oid: string, deps: Deps): Promise<void> {
  for (const { pid, settledAt } of await listPaymentsOf(deps.db, oid))
    if (!settledAt) await endPayment(pid, deps)
  await deps.db.transaction(async tx => {
    const order = await lockOrder(tx, oid)
    const expired = order && nextOrderState(order.state, 'expired')
    if (!order || !expired || isIllegal(expired)) return
    // somebody began another try meanwhile
    const isOpen = (await listPaymentsOf(tx, oid)).some(({ settledAt }) => !settledAt)
    if (isOpen) return
    await setOrderState(tx, oid, expired, deps.now())
    await releaseCoupons(tx, oid)
    await deps.events.emit(tx, orderExpired, { oid })
    afterCommit(() => deps.log.info({ oid }, 'an order expired'))
  })
}
