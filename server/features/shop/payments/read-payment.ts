import type { Answer } from '#contract/call'
import type { readPayment as readPaymentCall } from '#contract/payments'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import type { OrderRow } from '../orders/schema.ts'
import { readOrder } from '../orders/store.ts'
import { beginPayment } from './begin-payment.ts'
import { listLastPayments } from './store.ts'

/** How the last try to pay stands: the provider is asked while that can change. */
export async function readPaymentOf(
  { oid }: Pick<OrderRow, 'oid'>,
  deps: Deps,
): Promise<Answer<typeof readPaymentCall>> {
  const [last] = await listLastPayments(deps.db, [oid])
  invariant(last, 'every order has a payment')
  const payment = await beginPayment(last.pid, deps)
  const order = await readOrder(deps.db, oid)
  invariant(order, 'orders stay')
  return { ...payment, orderState: order.state }
}
