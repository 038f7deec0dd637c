import type { Answer } from '#contract/call'
import type { changeItem } from '#contract/items'
import { isOfMonth } from '#press/products/diary/months-on-pages'
import type { Deps } from '../../../deps.ts'
import { readBook } from '../../library/books/store.ts'
import { drawPage, presentPage } from './draw-page.ts'
import { planOf } from './plan-cache.ts'
import { typesetBookMonths } from './typeset-book-months.ts'

type TypesetChapter = Answer<typeof changeItem>['chapter']

/** Sets the months that an edit touched, here and now, and draws the pages that hold its item. */
export async function chapterNow(
  deps: Deps,
  bid: string,
  months: readonly string[],
  chapterId: string,
  itemId: string,
): Promise<TypesetChapter> {
  const book = await readBook(deps.db, bid)
  if (!book) return null
  const fresh = months.length > 0 ? await typesetBookMonths(deps, book, months) : new Map()
  const plan = await planOf(deps, book, fresh)
  const pages = plan.pages.filter(({ page }) => isOfMonth(page, chapterId))
  const holding = pages.filter(({ page }) => page.regions.some(region => region.item === itemId))
  return {
    revision: book.revision,
    chapterId,
    pages: pages.map(presentPage),
    drawn: await Promise.all(holding.slice(0, mostDrawn).map(page => drawPage(deps, book, page, true))),
  }
}

/** Pages of one item that an edit draws again; a longer one is fetched by its keys. */
const mostDrawn = 4
