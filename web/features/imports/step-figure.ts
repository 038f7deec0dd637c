import type { Progress } from '#contract/book'

export type StepFigure =
  | { kind: 'percent'; percent: number }
  | { kind: 'count'; done: number; of: number }
  /** How many there will be nobody knows. */
  | { kind: 'counted'; done: number }

/** How far a step is: reading archives and making files go by hundredths of the work, all else is counted. */
export function stepFigure({
  what,
  done,
  of,
}: Pick<Progress, 'what' | 'done' | 'of'>): StepFigure | undefined {
  if (of === 0) return done > 0 ? { kind: 'counted', done } : undefined
  const there = Math.min(done, of)
  if (what === 'pictures' || what === 'pages') return { kind: 'count', done: there, of }
  return { kind: 'percent', percent: Math.floor((100 * there) / of) }
}
