import type { Item } from '#domain/books/item'
import { isGiftBook } from '../../../edit/book-shape.ts'
import type { BookSettings } from '../book-settings.ts'
import { monthRuns } from './month-runs.ts'
import type { MonthInput } from './typeset-month.ts'

/** The months of a book, in order, as they are typeset: each alone, of a gift book with that said of it, or where they `runOn` as runs. */
export function gatherRuns(
  months: readonly { month: string; items: Item[] }[],
  { runOn = false, gift = false, edited = false }: ShapeSettings,
): Pick<MonthInput, 'month' | 'run' | 'items' | 'gift'>[] {
  const entries = months.reduce((sum, { items }) => sum + items.length, 0)
  if (isGiftBook(entries, { gift, edited }))
    return months.map(({ month, items }) => ({ month, items, gift: true }))
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

/** What of the settings of a book says how its months are grouped. */
export type ShapeSettings = Pick<BookSettings, 'runOn' | 'gift' | 'edited'>
