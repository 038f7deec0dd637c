/**
 * The shape that fits a book with entries in these months (YYYYMM): few and scattered ones make a gift book, which has neither
 * calendars nor empty months. Known before anything is set.
 */
export function bookShape(months: readonly string[]): 'gift' | 'usual' {
  const years = Map.groupBy(months, month => month.slice(0, 4))
  const isScattered = years.size > 1 && [...years.values()].every(({ length }) => length <= fewMonths)
  return isScattered && months.length <= mostMonths ? 'gift' : 'usual'
}

/** Of a year. */
const fewMonths = 4
/** Of all years: so many months hold hardly thirty entries. */
const mostMonths = 12
