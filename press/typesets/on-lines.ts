import type { TypesetContext } from './context.ts'
import { hasHole, wantingOf } from './fullest-way.ts'
import type { PagesOfMonth } from './typeset.ts'

/**
 * The pages of a month whose photos begin on the lines of the book; where a page before its end would be more than a third empty so, with
 * edges of their own, if its pages are fuller then.
 */
export function onLines(
  set: (context: TypesetContext) => PagesOfMonth,
  context: TypesetContext,
): PagesOfMonth {
  const month = set(context)
  if (!hasHole(month, 1 / 3)) return month
  const other = set({ ...context, offLines: true })
  return wantingOf(other) < wantingOf(month) ? other : month
}
