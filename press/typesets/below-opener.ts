import type { Page } from '../page/display-list.ts'
import type { Opener } from './flow.ts'
import { wantingOf } from './fullest-way.ts'
import type { PagesOfMonth } from './typeset.ts'

/** The opener of a month, at the head of its first page; and the same as a page of its own, where it has a picture for that. */
export interface MonthOpener {
  head: Opener
  page: Opener | undefined
}

/**
 * A month below its opener, or, where a good part of that page would be empty, behind it: on a page of its own an opener is whole. Not
 * where the month would be longer, or emptier, for it.
 */
export function belowOpener(
  { head, page }: MonthOpener,
  setBelow: (opener: Opener) => PagesOfMonth,
): PagesOfMonth {
  const below = setBelow(head)
  const [{ empty = 0, regions = [] } = {}] = below.pages
  const isAlone = regions.length === (head.regions?.length ?? 0)
  if (!page || (empty < leastEmpty && !isAlone)) return below
  const behind = behindPage(page, setBelow({ rows: 0, elements: [], before: page.elements }))
  const isLonger = behind.pages.length > below.pages.length
  return isLonger || wantingOf(behind) > wantingOf(below) ? below : behind
}

/** Of the page of an opener: a few rows. */
const leastEmpty = 0.16

// What began on a right page begins on the left one behind it.
function behindPage(
  { elements, headless = false, regions = [] }: Opener,
  { pages, fromLeft }: PagesOfMonth,
): PagesOfMonth {
  const opener: Page = { elements, regions, ...(headless && { headless }), empty: 0 }
  return {
    pages: [opener, ...(fromLeft ?? pages)],
    ...(fromLeft && { fromLeft: [opener, ...pages] }),
  }
}
