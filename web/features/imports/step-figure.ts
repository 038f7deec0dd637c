import type { Progress } from '#contract/book'

export type StepFigure = { kind: 'percent'; percent: number } | { kind: 'count'; done: number; of: number }

/** How far a step is: reading and making files go by hundredths of the work, pictures and months are counted. */
export function stepFigure({
  what,
  done,
  of,
}: Pick<Progress, 'what' | 'done' | 'of'>): StepFigure | undefined {
  if (of === 0) return undefined
  const there = Math.min(done, of)
  if (what === 'pictures' || what === 'pages') return { kind: 'count', done: there, of }
  return { kind: 'percent', percent: Math.floor((100 * there) / of) }
}
