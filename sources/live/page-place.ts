import type { PagePlace } from './live.ts'

/**
 * What asks for the page that a `next` names, without the token that stands in it: its cursor or, of a list by time, the time
 * alone, which is good for ever. Undefined where it has neither.
 */
export function placeOf(next: URL): PagePlace | undefined {
  const after = next.searchParams.get('after')
  if (after !== null) return { after }
  const until = next.searchParams.get('until') ?? ''
  // whether its own second is among what comes is not said: what was read of it comes once more, and joins itself
  return /^\d+$/.test(until) ? { until: String(Number(until) + 1) } : undefined
}

/** The address of that page, from the address of the first. */
export function atPlace(first: URL, place: PagePlace): URL {
  const url = new URL(first)
  for (const [name, value] of Object.entries(place)) url.searchParams.set(name, value)
  return url
}
