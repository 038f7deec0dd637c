import { taipeiDay } from '../time/taipei-day.ts'

/** Orders of these days are shipped again from a later one: month and day, each year (specification 9). */
const holidays = [{ ordersFrom: '01-18', shippedFrom: '02-12' }] as const

/** The day (YYYY-MM-DD) from which an order of now is shipped, where that is a holiday of the printer's. `now` in ms. */
export function holidayNotice(now: number): { shippedFrom: string } | undefined {
  // where books are made
  const today = taipeiDay(now)
  const year = today.slice(0, 4)
  const day = today.slice(5)
  const holiday = holidays.find(({ ordersFrom, shippedFrom }) => day >= ordersFrom && day < shippedFrom)
  return holiday && { shippedFrom: `${year}-${holiday.shippedFrom}` }
}
