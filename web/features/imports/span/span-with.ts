import type { Span } from '#domain/books/span'

/** The span after one of its ends was set; the other one moves with it where they would cross. */
export function spanWith(span: Span, end: keyof Span, month: string | null): Span {
  const next = { ...span, [end]: month }
  const { since, until } = next
  if (since === null || until === null || since <= until) return next
  return { since: month, until: month }
}

/** Years that one can choose from, the first one first: those of the networks, and all that have content. */
export function yearsOf(months: readonly string[], span: Span, now: Date): number[] {
  const named = [...months, span.since, span.until].flatMap(month =>
    month ? [Number(month.slice(0, 4))] : [],
  )
  const first = Math.min(firstYear, ...named)
  const last = Math.max(now.getFullYear(), ...named)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** When Facebook began. */
const firstYear = 2004
