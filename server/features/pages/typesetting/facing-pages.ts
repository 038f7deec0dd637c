import type { Page } from '#press/page/display-list'
import type { SetPage } from '#press/products/diary/book-page'
import type { MonthPages } from '#press/products/diary/months/typeset-month'
import { pageKey } from '#press/products/diary/preview/page-key'
import { pageWords } from '#press/products/diary/preview/page-words'
import type { Deps } from '../../../deps.ts'
import { inPortions } from '../../../in-portions.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { presentPage, svgOf } from './draw-page.ts'
import type { PlannedPage } from './plan-cache.ts'
import { settingsOf } from './settings-of.ts'

/** The two facing pages of a month that begins on a left one with the most to see; of those with something of `item` where there are any. */
export function facingPages(month: MonthPages | undefined, item?: string): SetPage[] {
  const pages = month?.fromLeft ?? month?.pages ?? []
  const pairs = [...inPortions(pages, 2)].toSorted((a, b) => worth(b) - worth(a))
  const facing = pairs.find(pair => item !== undefined && itemsOf(pair).includes(item)) ?? pairs[0] ?? []
  return facing.map(page => ({ ...page, ...(month?.sheet && { sheet: month.sheet }) }))
}

function worth(pages: readonly Page[]): number {
  const kinds = pages.flatMap(page => page.elements.map(element => element.kind))
  return (
    Math.min(kinds.filter(kind => kind === 'image').length, 4) * 2 +
    Math.min(kinds.filter(kind => kind === 'text').length, 8)
  )
}

/** The item that takes the most room on these pages. */
export function largestItem(pages: readonly Page[]): string | undefined {
  const sizes = new Map<string, number>()
  for (const { item, w, h } of pages.flatMap(page => page.regions))
    sizes.set(item, (sizes.get(item) ?? 0) + w * h)
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

const itemsOf = (pages: readonly Page[]) => pages.flatMap(page => page.regions.map(region => region.item))

/** Drawn as they would stand in the book. */
export function drawFacing(deps: Deps, book: BookRow, month: string, facing: readonly SetPage[]) {
  const settings = settingsOf(book)
  const volumePages = Math.max(book.totalPage, leastPages)
  return Promise.all(
    facing.map(async (page, i) => {
      const placed = { ...page, folio: firstFolio + i, month }
      const key = pageKey(placed, settings, volumePages)
      const planned: PlannedPage = { key, volume: 1, volumePages, page: placed }
      const svg = await svgOf(deps, book, planned)
      return { ...presentPage(planned), svg, places: [], words: pageWords(placed, book.locale) }
    }),
  )
}

/** An even page: a left one. */
const firstFolio = 8
/** A thin book has pages enough for the folios shown. */
const leastPages = 32
