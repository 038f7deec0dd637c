import type { TypesetContext } from './context.ts'
import { wantingOf } from './fullest-way.ts'
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
  if (!hasHole(month)) return month
  const other = set({ ...context, offLines: true })
  return wantingOf(other) < wantingOf(month) ? other : month
}

const hasHole = ({ pages }: PagesOfMonth) => pages.slice(0, -1).some(({ empty = 0 }) => empty > 1 / 3)
