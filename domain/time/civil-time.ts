/**
 * Seconds since 1970 of a civil day and time (YYYY-MM-DD HH:MM) in a time zone; undefined for a day that is not in the
 * calendar. A time that a zone skips in spring is taken as the moment after the gap.
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
  const local = date.getTime() / 1000
  // the offset may change between the guess and the moment: twice is enough for any zone
  const guess = local - offsetAt(local, timeZone)
  return local - offsetAt(guess, timeZone)
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

/** Seconds that the clocks of a zone are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
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
