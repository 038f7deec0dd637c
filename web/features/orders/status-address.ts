/** Where one sees how a payment ended; by it one comes back from the provider too. */
export function statusAddress(bid: string, oid: string): string {
  return `/app/payment/${encodeURIComponent(bid)}/status?oid=${encodeURIComponent(oid)}`
}
