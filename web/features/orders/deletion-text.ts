import type { Order } from './order-queries.ts'

/** What is said before an order leaves the list, by the name of its words: one that is not paid goes on too, and holds its coupons. */
export function deletionText({ state, coupons }: Pick<Order, 'state' | 'coupons'>) {
  if (state !== 'pending') return 'deleteText'
  return coupons.length > 0 ? 'deleteTextCoupon' : 'deleteTextUnpaid'
}
