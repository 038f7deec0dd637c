import { asFields, asNumber } from '../lenient-json.ts'
import { asTime } from '../read-time.ts'

const NOON = 12

/** `{year, month?, day?}` at noon UTC, which is the same day from Honolulu to Tokyo. */
export function readDate(value: unknown): number | undefined {
  const fields = asFields(value)
  const year = asNumber(fields.year)
  if (year === undefined || year < 1800 || year > 2100) return undefined
  const month = within(asNumber(fields.month), 12)
  const day = within(asNumber(fields.day), 31)
  return asTime(Date.UTC(year, month - 1, day, NOON) / 1000)
}

function within(value: number | undefined, last: number): number {
  return value !== undefined && value >= 1 && value <= last ? value : 1
}
