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
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && dayOf(startOf(day)) === day
  return { day: isDay && day <= today ? day : today, days }
}

/** The moments of a span: its days begin at midnight where the reader is. */
export function momentsOf({ day, days }: FigureSpan): { from: string; until: string } {
  return { from: moved(day, 1 - days).toISOString(), until: moved(day, 1).toISOString() }
}

/** So many spans later, or earlier. */
export function spanAfter({ day, days }: FigureSpan, spans: number): FigureSpan {
  return { day: dayOf(moved(day, spans * days)), days }
}

/** Its first day and its last. */
export function endsOf({ day, days }: FigureSpan): { first: string; last: string } {
  return { first: dayOf(moved(day, 1 - days)), last: day }
}

function moved(day: string, days: number): Date {
  const date = startOf(day)
  date.setDate(date.getDate() + days)
  return date
}

const startOf = (day: string) => new Date(`${day}T00:00:00`)

function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
}
