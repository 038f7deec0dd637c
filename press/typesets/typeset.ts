import type { Item } from '#domain/books/item'
import type { PaperOf, TypesetName } from '#domain/catalogue/typesets'
import type { Element, Page, Run } from '../page/display-list.ts'
import type { Area } from '../page/geometry.ts'
import type { Styles } from '../page/style.ts'
import type { TypesetContext } from './context.ts'
import type { FrontDesign } from './front-design.ts'
import type { GiftLook } from './gift/gift-look.ts'

/** A design for the pages of a book (specification 3, Book.typeset). */
export interface Typeset<Name extends TypesetName = TypesetName> {
  name: Name
  paper: PaperOf<Name>
  /** mm of white around the type area; a printer's safety and gutter may widen the sides. */
  margins: { top: number; bottom: number; outside: number }
  /** mm from the foot of the type area to the number of a page; 4 where absent. */
  folioBelow?: number
  /** The grid that everything stands on: a line of the body text, or half of one (decision 0045). */
  rowMm: number
  styles: Styles
  /** Colour of the paper where it is not left white; runs into the bleed. */
  ground?: string
  /** The pages of one month, in order, first page with its opener. */
  typesetMonth(items: Item[], context: TypesetContext): PagesOfMonth
  /** What goes on from the page before has its day beside or above it: running heads need not say that. */
  saysWhatGoesOn?: true
  /** Running heads also say whose words go on from the page before, where an entry has nothing but words on both. */
  saysWordsThatGoOn?: true
  /** Running heads in a manner of their own; small words where absent. */
  drawRunningHead?: (head: RunningHead) => Element[]
  /** Pages around the months in a manner of their own; ink and one red where absent. */
  front?: FrontDesign
  /** How entries look that have spreads of their own (decision 0221); warm paper and one red where absent. */
  gift?: GiftLook
}

/** The running head of a page: title, month, or the entry whose photos go on there. */
export interface RunningHead {
  runs: Run[]
  lang: string
  /** YYYYMM of the page; absent outside months. */
  month?: string | undefined
  align: 'left' | 'right'
  area: Area
}

export interface PagesOfMonth {
  pages: Page[]
  /** As many, where the month begins on a left page and others suit that better. */
  fromLeft?: Page[]
}
