import type { Order } from './order-queries.ts'

/** What is told of an order, below `status` of its words: a paid one is being made until it has been sent (specification 4, order). */
export function orderStatus({ state, shipment }: Pick<Order, 'state' | 'shipment'>) {
  if (state !== 'paid') return state
  if (shipment.state === 'shipped' || shipment.trackingNumber !== null) return 'shipped'
  return shipment.state === 'sent' ? 'sent' : 'making'
}
