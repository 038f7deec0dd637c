import type { Item } from '#domain/books/item'
import type { OpenerForm } from './journal-opener.ts'

/** A way to set the pages of a month. */
export interface Way extends EntryLook {
  /** Rows below the opener. */
  air?: number
  opener?: OpenerForm
}

/** What of a way changes how entries look. */
export interface EntryLook {
  /** Height of photos against what is usual. */
  scale?: number
  /** Rows above an entry. */
  white?: number
  /** A photo alone may end on each of twelve columns, and be narrower than five of them. */
  anyWidth?: boolean
}

/** Ways to set the month of these items: the usual one first; what follows is for months in which a page ends early so. */
export const waysOf = (items: readonly Item[]): readonly Way[] =>
  items.some(({ media }) => media.length > 0) ? ways : waysOfWords

const ways: readonly Way[] = [
  {},
  { opener: { places: [1, 2] } },
  { scale: 1.2 },
  { opener: { isLow: true } },
  { opener: { places: [2] } },
  { opener: { places: [] } },
  { opener: { places: [], isLow: true }, scale: 0.8 },
  { white: 2 },
  { air: 4 },
  { air: 8 },
  { air: 8, white: 2 },
  { opener: { places: [] }, white: 2 },
  { anyWidth: true },
]
/** Those of them in which words alone differ. */
const waysOfWords = ways.filter(
  ({ scale, opener, anyWidth }) => scale === undefined && !opener?.places && !anyWidth,
)
