import type { Binding } from '#domain/catalogue/bindings'
import { gatherRuns } from '#press/products/diary/months/gather-runs'
import { type MonthCache, monthKey } from '#press/products/diary/months/month-cache'
import { withStyleSheet } from '#press/products/diary/months/older-sheets'
import { monthsOf } from '#press/products/diary/months-on-pages'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { isGift } from '../../library/content/is-gift.ts'
import { countPrintedByMonth } from '../../library/content/printed-items.ts'
import { bookMonths } from '../../library/files/book-cache.ts'
import { type LoadedMonth, monthInput } from './load-months.ts'
import { nameOfRun } from './runs-of-book.ts'
import { settingsOf } from './settings-of.ts'
import { listTypesetMonths } from './store.ts'

/**
 * The press's cache of months with those of a book as they are shown, whichever version of the press set them: a PDF has the pages
 * that its owner saw, in whichever binding it is made: the house sets all of them in the same type area. Which ones are shown is read
 * at once, so that months loaded afterwards are not older than they.
 */
export async function shownMonths(
  deps: Deps,
  book: BookRow,
  binding?: Binding,
): Promise<(loaded: readonly LoadedMonth[]) => MonthCache> {
  const rows = await listTypesetMonths(deps.db, book)
  // of some of its months it cannot be told
  const gift = isGift(book, await countPrintedByMonth(deps.db, book.bid))
  const shown = new Map(rows.flatMap(row => (row.stale ? [] : [[row.run, row]])))
  const cache = bookMonths(deps, book.bid)
  return loaded => {
    const shownAs = new Map(
      gatherRuns(loaded, { ...settingsOf(book), gift }).flatMap(run => {
        const row = shown.get(nameOfRun(monthsOf(run)))
        return row ? [[monthKey(monthInput(book, run, binding)), row]] : []
      }),
    )
    return {
      ...cache,
      async get(key) {
        const row = shownAs.get(key)
        const pages = await cache.get(row?.key ?? key)
        return row && pages ? withStyleSheet(pages, settingsOf(book), row.edition) : pages
      },
    }
  }
}
