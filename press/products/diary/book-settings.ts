import type { Binding } from '#domain/catalogue/bindings'
import type { PrinterName } from '#domain/catalogue/printers'
import type { TypesetName } from '#domain/catalogue/typesets'
import type { CoverTemplate } from '#domain/covers/cover-colours'
import type { Locale } from '../../text/book-words.ts'
import type { ChosenPhoto } from './choose-cover-photo.ts'
import type { InsertPage } from './inserts/insert-page.ts'

/** What a person chooses for a book. */
export interface BookSettings {
  title: string
  author: string
  typeset: TypesetName
  binding: Binding
  profile: PrinterName
  template: CoverTemplate
  /** #RRGGBB */
  color: string
  locale: Locale
  timeZone: string
  /** Small talk and clippings are gathered, the best of a month is featured. Absent: all entries are set alike. */
  edited?: boolean
  /** Sparse months run on where the month before them ends. Absent: each month begins a page. */
  runOn?: boolean
  /** Full years of a book of several begin with a leaf of their own. Absent: all years are at a glance in front. */
  yearDividers?: boolean
  /** With fewer than thirty entries, and edited, each of them has a spread of its own (decision 0221). Absent: as in other books. */
  gift?: boolean
  /** The picture on the cover, null for none; the press chooses one where this is absent. */
  coverPhoto?: ChosenPhoto | null
  /** Pages beside the months; in order where several stand at one place. */
  inserts?: readonly InsertPage[]
}
