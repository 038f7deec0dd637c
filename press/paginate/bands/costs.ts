// What a reader would mind of pages in bands, in demerits, of which a page more has 4.6.

/** Of a column that ends so many rows above the foot of its band: one is not seen. */
export const ofSlack = (rows: number): number =>
  (rows < 2 ? 0.01 * rows : 0.08 + 0.15 * (rows - 2) ** 1.15) + ofHoleIn(rows)

/** Of a column of a band that has nothing in so many rows. */
export const ofEmpty = (rows: number): number => (rows > 2 ? 0.1 + 0.08 * rows : 0) + ofHoleIn(rows)

// From about a third of a page on.
const ofHoleIn = (rows: number) => (rows > 19 ? 6 + 0.1 * rows : 0)

/** Of a page inside a month, `free` of whose `rows` stay white over both columns. */
export function ofPageEnd(free: number, rows: number): number {
  const share = free / rows
  const white = share > mostWhite ? 0.3 + 6 * (share - mostWhite) : 0
  // it looks as if the month ended there
  const hole = share > mostWhiteAtEnd ? ofHole + 4 * (share - mostWhiteAtEnd) : 0
  return ofPage + 8 * share ** 2 + white + hole
}

/** Of the last page of a month. */
export function ofLastPage(free: number, rows: number): number {
  const share = free / rows
  return (
    ofPage + 0.3 * share + 6 * share ** 2 + (share > mostWhiteAtEnd ? 0.5 + 2 * (share - mostWhiteAtEnd) : 0)
  )
}

/** Of a page more. */
const ofPage = 4.6
const ofHole = 9
/** Demerits. */
const mostWhite = 0.13
const mostWhiteAtEnd = 0.32
/** More, where a part goes on overleaf and not in the next column. */
export const ofOverleaf = 0.25
/** Of a band with nothing in its right column. */
export const ofColumnAlone = 0.2
