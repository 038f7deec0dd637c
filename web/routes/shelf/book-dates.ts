/** YYYY/MM of a month of the API, YYYYMM. */
export function monthText(month: string): string {
  return `${month.slice(0, 4)}/${month.slice(4)}`
}

/** YYYY/MM/DD of a moment in the calendar of a time zone; without one, in the reader's (specification 2, shelf). */
export function dayText(moment: string, timeZone?: string): string {
  return partsOf(new Date(moment), timeZone)
    .map(part => String(part).padStart(2, '0'))
    .join('/')
}

/** Whether a book was changed on a later day than it was made: then that day is worth telling. */
export function wasUpdated(createdAt: string, updatedAt: string, timeZone?: string): boolean {
  return dayText(updatedAt, timeZone) > dayText(createdAt, timeZone)
}

/** Year, month, day. */
function partsOf(date: Date, timeZone: string | undefined): (number | string)[] {
  // a phone takes a tenth of a second to know the calendars of the world
  if (timeZone === undefined) return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date)
  return ['year', 'month', 'day'].map(type => parts.find(part => part.type === type)?.value ?? '')
}
