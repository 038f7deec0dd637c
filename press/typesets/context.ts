import type { Item } from '#domain/books/item'
import type { Compiler } from '../engine/compiler.ts'
import type { Area } from '../page/geometry.ts'
import type { Styles } from '../page/style.ts'
import type { BookWords, Locale } from '../text/book-words.ts'

/** What a typeset may know while it sets one month. */
export interface TypesetContext {
  month: string
  /** Months that run on where this one ends, in order; absent: none. */
  runOn?: readonly { month: string; items: Item[] }[]
  /** It is one of several months on its pages. */
  sharesPages?: boolean
  /** Photos may begin beside the lines of the book. */
  offLines?: boolean
  area: Area
  styles: Styles
  locale: Locale
  words: BookWords
  timeZone: string
  compiler: Compiler
  /** Characters that no font has, gathered while text is prepared. */
  missing: Set<string>
  /** Whether the month is edited: small talk and clippings gathered, the best featured; else all entries are set alike. */
  edited: boolean
  /** px per mm at which a picture may not be enlarged any more: 240 ppi. */
  pxPerMm: number
  /** px per mm that the only photo of an entry has at least where its typeset gives it the measure of the words: 180 ppi. */
  alonePxPerMm: number
  /** px per mm that the picture of an opener has at least: 150 ppi, at which print is still fair. */
  openerPxPerMm: number
}
