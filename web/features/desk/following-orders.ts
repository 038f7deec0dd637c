/** The last order that is there already. */
export interface AfterOrder {
  before: string
  beforeOid: string
}

/** What to ask for after a page of orders; undefined after the last. */
export function followingOrders({
  hasMore,
  orders,
}: {
  hasMore: boolean
  orders: readonly { createdAt: string; oid: string }[]
}): AfterOrder | undefined {
  const last = orders.at(-1)
  return hasMore && last ? { before: last.createdAt, beforeOid: last.oid } : undefined
}
