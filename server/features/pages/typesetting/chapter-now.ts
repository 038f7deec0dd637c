import type { Answer } from '#contract/call'
import type { changeItem } from '#contract/items'
import { isOfMonth } from '#press/products/diary/months-on-pages'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { readBook } from '../../library/books/store.ts'
import { drawPage, presentPage } from './draw-page.ts'
import { type BookPlan, planOf } from './plan-cache.ts'
import { type SetRun, typesetBookMonths } from './typeset-book-months.ts'

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
  const draw = async (fresh: readonly SetRun[]) =>
    drawChapter(deps, book, await planOf(deps, book, fresh), { chapterId, itemId })
  if (months.length === 0) return draw([])
  // while they are kept and remembered
  let drawn: Promise<TypesetChapter> | undefined
  const onAllSet = (runs: readonly SetRun[]) => {
    drawn = draw(runs)
    // heard below, unless the months cannot be kept
    drawn.catch(() => undefined)
  }
  const fresh = await typesetBookMonths(deps, book, months, { onAllSet })
  return drawn ?? draw(fresh)
}

async function drawChapter(
  deps: Deps,
  book: BookRow,
  plan: BookPlan,
  { chapterId, itemId }: { chapterId: string; itemId: string },
): Promise<TypesetChapter> {
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
