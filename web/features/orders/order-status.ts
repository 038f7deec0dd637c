import type { Order } from './order-queries.ts'

/**
 * What is told of an order, below `status` of its words: a paid one is being made until it has been sent (specification 4, order). One that
 * was refunded in part is made and sent all the same.
 */
export function orderStatuses({ state, shipment }: Pick<Order, 'state' | 'shipment'>) {
  if (state === 'paid') return [statusOf(shipment)] as const
  return state === 'partlyRefunded' ? ([statusOf(shipment), state] as const) : ([state] as const)
}

function statusOf({ state, trackingNumber }: Order['shipment']) {
  if (state === 'shipped' || trackingNumber !== null) return 'shipped'
  return state === 'sent' ? 'sent' : 'making'
}
