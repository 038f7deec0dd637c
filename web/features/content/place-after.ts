import { pagesOf, type Spread } from '../reader/spreads-of.ts'

interface PlannedPage {
  volume: number
  folio: number
  chapterId?: string | undefined
}

/**
 * Where a spread is found again in the same book with other pages: by the number that its first page of a month has within that
 * month. What belongs to no month, and a month that is gone, stays where it is.
 */
export function placeAfter(
  before: readonly Spread<PlannedPage>[],
  at: number,
  after: readonly Spread<PlannedPage>[],
): number {
  const last = Math.max(0, after.length - 1)
  const page = pagesOf(before[at]).find(({ chapterId }) => chapterId !== undefined)
  const pages = page ? pagesOfMonth(after, page.chapterId) : []
  if (!page || pages.length === 0) return Math.min(at, last)
  const ordinal = pagesOfMonth(before, page.chapterId).indexOf(page)
  const same = pages[Math.min(ordinal, pages.length - 1)]
  return after.findIndex(({ left, right }) => left === same || right === same)
}

function pagesOfMonth(spreads: readonly Spread<PlannedPage>[], month: string | undefined): PlannedPage[] {
  return spreads.flatMap(spread => pagesOf(spread)).filter(({ chapterId }) => chapterId === month)
}
