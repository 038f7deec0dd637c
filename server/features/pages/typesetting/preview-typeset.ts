import type { Book } from '#contract/book'
import type { previewTypeset as call } from '#contract/books'
import type { Answer } from '#contract/call'
import { trims } from '#domain/catalogue/papers'
import type { Page } from '#press/page/display-list'
import { typesetMonths as typesetAll } from '#press/products/diary/months/typeset-months'
import { pageKey } from '#press/products/diary/preview/page-key'
import { typesets } from '#press/typesets/typesets'
import type { Deps } from '../../../deps.ts'
import { inPortions } from '../../../in-portions.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { countPrintedByMonth } from '../../library/content/printed-items.ts'
import { bookMonths } from '../../library/files/book-cache.ts'
import type { BookRow } from '../../library/schema.ts'
import { countPages } from './count-pages.ts'
import { presentPage, svgOf } from './draw-page.ts'
import { loadMonths, monthInput } from './load-months.ts'
import { monthToShow } from './month-to-show.ts'
import type { PlannedPage } from './plan-cache.ts'
import { settingsOf } from './settings-of.ts'
import { listTypesetMonths } from './store.ts'

/** Two facing pages of the book as another typeset would set them. */
export async function previewTypeset(
  book: BookRow,
  typeset: Book['typeset'],
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const amounts = await countPrintedByMonth(deps.db, book.bid)
  const month = monthToShow(amounts)
  const [loaded] = month === undefined ? [] : await loadMonths(deps.db, book.bid, [month])
  if (!loaded) return refuse('bookEmpty')
  const asIf = { ...book, typeset }
  const set = await typesetAll([monthInput(asIf, loaded)], deps.engine, bookMonths(deps, book.bid))
  const settings = settingsOf(asIf)
  const volumePages = Math.max(book.totalPage, leastPages)
  const facing = facingPages(set.months[0]?.pages ?? []).map((page, i): PlannedPage => {
    const placed = { ...page, folio: firstFolio + i, month: loaded.month }
    return { key: pageKey(placed, settings, volumePages), volume: 1, volumePages, page: placed }
  })
  return {
    typeset,
    page: trims[typesets[typeset].paper],
    totalPage: await pagesIn(deps, asIf, amounts.length),
    pages: await Promise.all(
      facing.map(async page => ({ ...presentPage(page), svg: await svgOf(deps, asIf, page), places: [] })),
    ),
  }
}

/** The two facing pages with the most to see. */
function facingPages(pages: readonly Page[]): Page[] {
  return [...inPortions(pages, 2)].toSorted((a, b) => worth(b) - worth(a))[0] ?? []
}

function worth(pages: readonly Page[]): number {
  const kinds = pages.flatMap(page => page.elements.map(element => element.kind))
  return (
    Math.min(kinds.filter(kind => kind === 'image').length, 4) * 2 +
    Math.min(kinds.filter(kind => kind === 'text').length, 8)
  )
}

async function pagesIn({ db }: Deps, book: BookRow, months: number): Promise<number | null> {
  const rows = (await listTypesetMonths(db, book)).filter(row => !row.stale)
  return rows.length === months ? countPages(rows, book) : null
}

/** An even page: a left one. */
const firstFolio = 8
/** A thin book has pages enough for the folios shown. */
const leastPages = 32
