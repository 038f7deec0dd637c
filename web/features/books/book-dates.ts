import { civilOf } from '#domain/time/civil-time'

/** YYYY/MM of a month of the API, YYYYMM. */
export function monthText(month: string): string {
  return `${month.slice(0, 4)}/${month.slice(4)}`
}

/** YYYY/MM/DD of the day of an entry, YYYY-MM-DD with a time or without. */
export function entryDayText(postDate: string): string {
  return postDate.slice(0, 10).replaceAll('-', '/')
}

/** YYYY/MM/DD HH:MM of a moment, where the reader is. */
export function momentText(moment: string): string {
  const date = new Date(moment)
  const time = [date.getHours(), date.getMinutes()].map(part => String(part).padStart(2, '0')).join(':')
  return `${dayText(moment)} ${time}`
}

/** YYYY/MM/DD of a moment in the calendar of a time zone; without one, in the reader's (specification 2, shelf). */
export function dayText(moment: string, timeZone?: string): string {
  if (timeZone)
    return civilOf(Date.parse(moment) / 1000, timeZone)
      .slice(0, 10)
      .replaceAll('-', '/')
  // a phone takes a tenth of a second to know the calendars of the world
  const date = new Date(moment)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('/')
}

/** Whether a book was changed on a later day than it was made: then that day is worth telling. */
export function wasUpdated(createdAt: string, updatedAt: string, timeZone?: string): boolean {
  return dayText(updatedAt, timeZone) > dayText(createdAt, timeZone)
}
