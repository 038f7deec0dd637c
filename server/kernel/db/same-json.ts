import { isDeepStrictEqual } from 'node:util'

/** Whether a value is what is stored: PostgreSQL keeps keys in an order of its own, and what is undefined not at all. */
export function sameJson(stored: unknown, value: unknown): boolean {
  return isDeepStrictEqual(stored, JSON.parse(JSON.stringify(value)))
}
