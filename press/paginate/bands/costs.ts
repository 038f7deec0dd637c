// What a reader would mind of pages in bands, in shares of a page.

/** Of a column that ends so many rows above the foot of its band: one is not seen. */
export const ofSlack = (rows: number): number => (rows < 2 ? 0.01 * rows : 0.06 + 0.11 * (rows - 2) ** 1.15)

/** Of a page inside a month, `free` of whose `rows` stay white over both columns. */
export function ofPageEnd(free: number, rows: number): number {
  const share = free / rows
  return ofPage + 1.2 * share ** 2 + (share > mostWhite ? 4 * (share - mostWhite) + 0.3 : 0)
}

/** Of the last page of a month. */
export function ofLastPage(free: number, rows: number): number {
  const share = free / rows
  return ofPage + 0.3 * share + (share > mostWhiteAtEnd ? 0.5 + 2 * (share - mostWhiteAtEnd) : 0)
}

/** Of a page more. */
export const ofPage = 1.6
/** Shares of a page. */
const mostWhite = 0.22
const mostWhiteAtEnd = 0.32
/** More, where a part goes on overleaf and not in the next column. */
export const ofOverleaf = 0.25
/** Of a band with nothing in its right column. */
export const ofColumnAlone = 0.2
