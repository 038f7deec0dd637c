import type { Answer } from '#contract/call'
import type { previewEdition as call } from '#contract/editions'
import { trims } from '#domain/catalogue/papers'
import { typesetMonths as typesetAll } from '#press/products/diary/months/typeset-months'
import { edition } from '#press/products/edition'
import { typesets } from '#press/typesets/typesets'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { isGift } from '../../library/content/is-gift.ts'
import { countPrintedByMonth } from '../../library/content/printed-items.ts'
import { bookMonths } from '../../library/files/book-cache.ts'
import { drawFacing, facingPages, largestItem } from './facing-pages.ts'
import { loadMonths, monthInput } from './load-months.ts'
import { monthToShow } from './month-to-show.ts'
import { settingsOf } from './settings-of.ts'
import { shownMonths } from './shown-months.ts'
import { listOlderMonths } from './store.ts'

/** Two facing pages as the book has them, and where the same entry stands in the newest edition of its layout. */
export async function previewEdition(book: BookRow, deps: Deps): Promise<Answer<typeof call>> {
  const older = new Set(await listOlderMonths(deps.db, book, edition))
  const amounts = await countPrintedByMonth(deps.db, book.bid)
  const shown = await shownMonths(deps, book)
  const month = monthToShow(amounts.filter(amount => older.has(amount.month)))
  const [loaded] = month === undefined ? [] : await loadMonths(deps.db, book.bid, [month])
  const page = trims[typesets[settingsOf(book).typeset].paper]
  if (!loaded) return { page, olderMonths: 0, before: [], after: [] }
  const set = async (as: BookRow, months: Parameters<typeof typesetAll>[2]) => {
    const gift = isGift(as, amounts)
    const input = monthInput(as, { ...loaded, ...(gift && { gift }) })
    return (await typesetAll([input], deps.engine, months)).months[0]
  }
  const before = facingPages(await set(book, shown([loaded])))
  const newest = { ...book, gift: true }
  const after = facingPages(await set(newest, bookMonths(deps, book.bid)), largestItem(before))
  return {
    page,
    olderMonths: older.size,
    before: await drawFacing(deps, book, loaded.month, before),
    after: await drawFacing(deps, book, loaded.month, after),
  }
}
