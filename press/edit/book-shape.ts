/**
 * Whether a book with so many entries is a gift book, in which each has a spread of its own: with few of them, where it is edited and may
 * be one. Known before anything is set.
 */
export function isGiftBook(
  entries: number,
  { gift = false, edited = false }: { gift?: boolean | undefined; edited?: boolean | undefined },
): boolean {
  return gift && edited && entries < giftEntries
}

/** Entries from which on a book is a usual one (decision 0221). */
export const giftEntries = 30

/**
 * Whether a book has its entries in few months (YYYYMM) that are scattered over several years: calendars of them would be empty, and
 * months do not run on.
 */
export function isScattered(months: readonly string[]): boolean {
  const years = Map.groupBy(months, month => month.slice(0, 4))
  const areFew = years.size > 1 && [...years.values()].every(({ length }) => length <= fewMonths)
  return areFew && months.length <= mostMonths
}

/** Of a year. */
const fewMonths = 4
/** Of all years. */
const mostMonths = 12
