/** Content edit at a month, with one of its items opened where one is named. */
export function itemAddress(bid: string, month: string | undefined, itemId?: string): string {
  const named = { bid, ...(month && { month }), ...(month && itemId && { item: itemId }) }
  return `/app/design/content?${new URLSearchParams(named)}`
}
