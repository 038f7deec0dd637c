import type { Binding } from '#domain/catalogue/bindings'
import type { Page } from '#press/page/display-list'
import { countVolumes, type VolumeCounts } from '#press/products/diary/count-volumes'
import { leadersOf } from './runs-of-book.ts'
import { type BookToSet, settingsOf } from './settings-of.ts'

/** Printed pages of a book whose months have so many, over all volumes of a paperback; 0 of none. */
export function countPages(months: readonly TypesetMonth[], book: BookToSet): number {
  return countInBinding(months, book, 'paperback').pages
}

/** Pages and volumes of the same months in a binding: as many as its print files have. */
export function countInBinding(
  months: readonly TypesetMonth[],
  book: BookToSet,
  binding: Binding,
): VolumeCounts {
  const set = leadersOf(months).map(({ month, run, pages, tags, gift }) => ({
    month,
    ...(run !== month && { run: run.split(' ') }),
    ...(gift && { gift: true as const }),
    pages: Array<Page>(pages).fill(blank),
    missing: [],
    ...(tags.length > 0 && { entries: [{ item: '', day: 1, words: '', people: [], tags }] }),
  }))
  return countVolumes(set, { ...settingsOf(book), binding })
}

interface TypesetMonth {
  month: string
  run: string
  pages: number
  tags: string[]
  gift: boolean
}

const blank: Page = { elements: [], regions: [] }
