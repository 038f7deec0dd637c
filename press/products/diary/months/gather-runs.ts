import type { Item } from '#domain/books/item'
import { monthRuns } from './month-runs.ts'
import type { MonthInput } from './typeset-month.ts'

/** The months of a book, in order, as they are typeset: each alone, or where they `runOn` as runs. */
export function gatherRuns(
  months: readonly { month: string; items: Item[] }[],
  runOn: boolean,
): Pick<MonthInput, 'month' | 'run' | 'items'>[] {
  if (!runOn) return months.map(({ month, items }) => ({ month, items }))
  const amounts = months.map(({ month, items }) => ({
    month,
    items: items.length,
    photos: items.reduce((sum, { media }) => sum + media.filter(({ kind }) => kind === 'photo').length, 0),
    own: items,
  }))
  return monthRuns(amounts).flatMap(run => {
    const [first] = run
    if (!first) return []
    const { month } = first
    return {
      month,
      ...(run.length > 1 && { run: run.map(each => each.month) }),
      items: run.flatMap(({ own }) => own),
    }
  })
}
