/** YYYY/MM of a month of the API, YYYYMM. */
export function monthText(month: string): string {
  return `${month.slice(0, 4)}/${month.slice(4)}`
}

/** YYYY/MM/DD of a moment, as the calendar of the time zone has it (specification 2, shelf). */
export function dayText(moment: string, timeZone?: string): string {
  const parts = calendarOf(timeZone).formatToParts(new Date(moment))
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return `${of('year')}/${of('month')}/${of('day')}`
}

/** Whether a book was changed on a later day than it was made: then that day is worth telling. */
export function wasUpdated(createdAt: string, updatedAt: string, timeZone?: string): boolean {
  return dayText(updatedAt, timeZone) > dayText(createdAt, timeZone)
}

const calendars = new Map<string | undefined, Intl.DateTimeFormat>()

/** To make one takes longer than to draw a book. */
function calendarOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, known)
  return known
}
