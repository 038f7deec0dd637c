/** Leaves the app for another site, as PayPal's. */
export function goTo(address: string): void {
  location.assign(address)
}
