import { offsetAt, secondsInZone } from './seconds-in-zone.ts'

/**
 * Seconds since 1970 of a civil day and time (YYYY-MM-DD HH:MM) in a time zone; undefined for a day that is not in the
 * calendar. What clocks skip in spring is counted on from before the gap; of what they say twice it is the first.
 */
export function momentOf(civil: string, timeZone: string): number | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)$/.exec(civil)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute)
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1 && hour < 24 && minute < 60
  if (!isReal) return undefined
  return secondsInZone(date.getTime() / 1000, timeZone)
}

/** YYYY-MM-DD HH:MM of a moment in a time zone. */
export function civilOf(time: number, timeZone: string): string {
  const local = new Date((time + offsetAt(time, timeZone)) * 1000)
  const year = String(local.getUTCFullYear()).padStart(4, '0')
  const [month, day, hour, minute] = [
    local.getUTCMonth() + 1,
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
  ].map(value => String(value).padStart(2, '0'))
  return `${year}-${month}-${day} ${hour}:${minute}`
}

/** YYYYMM of a moment in a time zone. */
export function monthOf(time: number, timeZone: string): string {
  return civilOf(time, timeZone).slice(0, 7).replace('-', '')
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // RangeError: no such zone
    return false
  }
}
