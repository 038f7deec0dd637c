import type { Item } from '#domain/books/item'

/** A way to set the pages of a month. */
export interface Way extends EntryLook {
  /** Where the opener may have its picture (journal-opener), the widest place first; in each where absent. */
  opener?: readonly number[]
  /** Rows below the opener, where nothing else keeps a third of its page from being empty. */
  air?: number
}

/** What of a way changes how entries look. */
export interface EntryLook {
  /** Rows above an entry. */
  white?: number
  /** A photo alone may be narrower than its place. */
  small?: boolean
  /** For months that have a hole otherwise: photos of any width, parted from their words, too. */
  squeezes?: boolean
}

/** Ways to set the month of these items: the usual one first; what follows is for months in which a page ends early so. */
export const waysOf = (items: readonly Item[]): readonly Way[] =>
  items.some(({ media }) => media.length > 0) ? ways : waysOfWords

const ways: readonly Way[] = [
  {},
  { opener: [1] },
  { opener: [] },
  { white: 2 },
  { opener: [], white: 2 },
  { small: true },
  { opener: [], small: true },
  { squeezes: true },
  { opener: [], squeezes: true },
  { opener: [], squeezes: true, air: 5 },
]
/** Those of them in which words alone differ. */
const waysOfWords = ways.filter(({ white, ...other }) => Object.keys(other).length === 0)
