import type { Page } from '#press/page/display-list'
import { planBook } from '#press/products/diary/plan-book'
import type { BookRow } from '../../library/schema.ts'
import { settingsOf } from './settings-of.ts'

/** Printed pages of a book whose months have so many, over all volumes; 0 of none. */
export function countPages(months: readonly { month: string; pages: number }[], book: BookRow): number {
  if (months.length === 0) return 0
  const set = months.map(({ month, pages }) => ({
    month,
    pages: Array<Page>(pages).fill(blank),
    missing: [],
  }))
  return planBook(set, new Map(), settingsOf(book)).reduce((sum, volume) => sum + volume.pages, 0)
}

const blank: Page = { elements: [], regions: [] }
