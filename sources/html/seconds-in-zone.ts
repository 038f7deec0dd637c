const formats = new Map<string, Intl.DateTimeFormat>()

/** Takes what a clock on the wall says, as if it were UTC, to the seconds since 1970 at which it says so in `timeZone`. */
export function secondsInZone(wallSeconds: number, timeZone: string): number {
  if (!Number.isFinite(wallSeconds) || Math.abs(wallSeconds) > 8.64e12) return Number.NaN
  const guess = wallSeconds - offsetAt(wallSeconds, timeZone)
  return wallSeconds - offsetAt(guess, timeZone)
}

function offsetAt(seconds: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  const part: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(seconds * 1000)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - Math.floor(seconds)
}
