import type { Order } from './order-queries.ts'

/** The address of the order check that brings the book into the basket as it was bought. */
export function buyAgain({
  bid,
  binding,
  quantity,
}: Pick<Order['lines'][number], 'bid' | 'binding' | 'quantity'>): string {
  return `/app/checkout?${new URLSearchParams({ bid, binding, copies: String(quantity) })}`
}
