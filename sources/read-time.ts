import { asNumber } from './lenient-json.ts'

const FIRST_PHOTOGRAPH = -4_544_640_000 // 1826
const LAST = 4_102_444_800 // 2100
const SURELY_MILLISECONDS = 100_000_000_000

/** Seconds since 1970, whole; nothing for 0 (which the exports write for "unknown") and for what no life can hold. */
export function asTime(value: unknown): number | undefined {
  let seconds = asNumber(value)
  if (seconds === undefined) return undefined
  if (Math.abs(seconds) > SURELY_MILLISECONDS) seconds /= 1000
  seconds = Math.trunc(seconds)
  return seconds !== 0 && seconds >= FIRST_PHOTOGRAPH && seconds <= LAST ? seconds : undefined
}

/** "2019:06:27 14:55:13" and "2019-06-27T14:55:13+00:00"; read as UTC where the text names no zone. */
export function asWrittenTime(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const parts =
    /^(\d{4})[:-](\d\d)[:-](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(
      value.trim(),
    )
  if (!parts) return undefined
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone = 'Z'] = parts
  const utc =
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)) /
    1000
  return asTime(utc - zoneSeconds(zone))
}

function zoneSeconds(zone: string): number {
  if (zone === 'Z') return 0
  const digits = zone.slice(1).replace(':', '')
  const seconds = Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2)) * 60
  return zone.startsWith('-') ? -seconds : seconds
}
