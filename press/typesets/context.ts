import type { Compiler } from '../engine/compiler.ts'
import type { Area } from '../page/geometry.ts'
import type { Styles } from '../page/style.ts'
import type { BookWords, Locale } from '../text/book-words.ts'

/** What a typeset may know while it sets one month. */
export interface TypesetContext {
  month: string
  area: Area
  styles: Styles
  locale: Locale
  words: BookWords
  timeZone: string
  compiler: Compiler
  /** Characters that no font has, gathered while text is prepared. */
  missing: Set<string>
  /** px per mm at which a picture may not be enlarged any more: 240 ppi. */
  pxPerMm: number
}
