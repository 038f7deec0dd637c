import type { Item } from '#domain/books/item'
import type { PagesOfMonth } from '../typeset.ts'
import { shortOf } from './month-faults.ts'
import { saidByOpener } from './said-by-opener.ts'

/**
 * A month with another sentence on its opener where that is read on the same page once more, or with none where another one, which may be a line
 * longer, leaves a page short. `setUnsaid` sets it again, `unsaid` being the entries that say no sentence.
 */
export function sayingItOnce(
  month: PagesOfMonth,
  items: readonly Item[],
  setUnsaid: (unsaid: ReadonlySet<string>) => PagesOfMonth,
): PagesOfMonth {
  const onPage = saidByOpener(month, items)
  if (!onPage) return month
  for (const unsaid of [onPage, new Set(items.map(({ id }) => id))]) {
    const again = setUnsaid(unsaid)
    if (again.pages.length <= month.pages.length && shortOf(again) <= shortOf(month)) return again
  }
  return month
}
