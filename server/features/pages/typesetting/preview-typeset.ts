import type { Book } from '#contract/book'
import type { Answer } from '#contract/call'
import type { previewTypeset as call } from '#contract/typesets'
import { trims } from '#domain/catalogue/papers'
import { typesetMonths as typesetAll } from '#press/products/diary/months/typeset-months'
import { typesets } from '#press/typesets/typesets'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { isGift } from '../../library/content/is-gift.ts'
import { countPrintedByMonth } from '../../library/content/printed-items.ts'
import { countPages } from './count-pages.ts'
import { drawFacing, facingPages } from './facing-pages.ts'
import { loadMonths, monthInput } from './load-months.ts'
import { monthToShow } from './month-to-show.ts'
import { shownMonths } from './shown-months.ts'
import { listTypesetMonths } from './store.ts'

/** Two facing pages of the book as another typeset would set them, or as they are in its own. */
export async function previewTypeset(
  book: BookRow,
  typeset: Book['typeset'],
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const amounts = await countPrintedByMonth(deps.db, book.bid)
  const asIf = { ...book, typeset }
  const shown = await shownMonths(deps, asIf)
  const month = monthToShow(amounts)
  const [loaded] = month === undefined ? [] : await loadMonths(deps.db, book.bid, [month])
  if (!loaded) return refuse('bookEmpty')
  const input = monthInput(asIf, { ...loaded, ...(isGift(book, amounts) && { gift: true }) })
  const set = await typesetAll([input], deps.engine, shown([loaded]))
  return {
    typeset,
    page: trims[typesets[typeset].paper],
    totalPage: await pagesIn(deps, asIf, amounts.length),
    pages: await drawFacing(deps, asIf, loaded.month, facingPages(set.months[0])),
  }
}

async function pagesIn({ db }: Deps, book: BookRow, months: number): Promise<number | null> {
  const rows = (await listTypesetMonths(db, book)).filter(row => !row.stale)
  return rows.length === months ? countPages(rows, book) : null
}
