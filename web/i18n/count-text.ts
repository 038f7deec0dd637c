/**
 * A whole number, not negative, as all our languages write it: 12,345. By hand, since a phone takes a tenth of a second
 * to have the browser's own formats ready, and that while a page opens.
 */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
