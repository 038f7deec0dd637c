import { dayOf, daysFrom, isDay } from '../local-days.ts'

/** A span of whole days where the reader is; it stands in the address. */
export interface FigureSpan {
  /** The last day of it, YYYY-MM-DD. */
  day: string
  days: (typeof spanDays)[number]
}

export const spanDays = [1, 7, 30] as const

/** What an address says; else today. `now` in milliseconds. */
export function spanOf(params: URLSearchParams, now: number): FigureSpan {
  const today = dayOf(new Date(now))
  const day = params.get('day') ?? today // none is chosen
  const days = spanDays.find(count => String(count) === params.get('days')) ?? 1 // one is the usual
  return { day: isDay(day) && day <= today ? day : today, days }
}

/** The moments of a span: its days begin at midnight where the reader is. */
export function momentsOf({ day, days }: FigureSpan): { from: string; until: string } {
  return { from: daysFrom(day, 1 - days).toISOString(), until: daysFrom(day, 1).toISOString() }
}

/** So many spans later, or earlier. */
export function spanAfter({ day, days }: FigureSpan, spans: number): FigureSpan {
  return { day: dayOf(daysFrom(day, spans * days)), days }
}

/** Its first day and its last. */
export function endsOf({ day, days }: FigureSpan): { first: string; last: string } {
  return { first: dayOf(daysFrom(day, 1 - days)), last: day }
}
