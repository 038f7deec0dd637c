/**
 * Seconds since 1970 at which the clocks of a zone say `local`, which is written as if they were UTC's; NaN beyond the calendar.
 * Of a time that they say twice it is the first. One that they skip is counted on from before the gap: 02:30 becomes 03:30.
 */
export function secondsInZone(local: number, timeZone: string): number {
  if (!(Math.abs(local) < mostSeconds)) return Number.NaN
  // no offset is as long as a day, and no zone changes its own twice within two
  const before = offsetAt(local - day, timeZone)
  const first = local - before
  if (offsetAt(first, timeZone) === before) return first
  const after = offsetAt(local + day, timeZone)
  const later = local - after
  return offsetAt(later, timeZone) === after ? later : first
}

/** Seconds that the clocks of a zone are ahead of UTC. */
export function offsetAt(time: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(time * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const local = new Date(0)
  local.setUTCFullYear(year, month - 1, day)
  local.setUTCHours(hour, minute, second)
  return Math.round(local.getTime() / 1000 - Math.floor(time))
}

const day = 24 * 60 * 60
/** Of a Date, less what is asked around a moment. */
const mostSeconds = 8.64e12 - 3 * day
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formatters.set(timeZone, formatter)
  return formatter
}
