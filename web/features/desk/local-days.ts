/** Midnight where the reader is, of a day (YYYY-MM-DD). */
export const startOf = (day: string) => new Date(`${day}T00:00:00`)

/** The day of a moment where the reader is, YYYY-MM-DD. */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
}

/** Midnight so many days later, or earlier, whatever the clocks do between. */
export function daysFrom(day: string, days: number): Date {
  const date = startOf(day)
  date.setDate(date.getDate() + days)
  return date
}

/** A day that there is: not 02-30, and not the year 202 of one who is still typing. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text > '1971' && text < '3000' && dayOf(startOf(text)) === text
}
