import { dayText, momentText } from '../books/book-dates.ts'

/**
 * YYYY/MM/DD of the last day on which something holds, where the reader is; with the time where that day does not hold to its end, as
 * when it was said in another time zone.
 */
export function untilText(moment: string): string {
  const end = new Date(moment)
  const holdsAllDay = end.getHours() === 23 && end.getMinutes() === 59
  return holdsAllDay ? dayText(moment) : momentText(moment)
}
