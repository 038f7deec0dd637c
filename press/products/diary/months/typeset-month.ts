import type { Item } from '#domain/books/item'
import type { Binding } from '#domain/catalogue/bindings'
import type { PrinterName } from '#domain/catalogue/printers'
import type { TypesetName } from '#domain/catalogue/typesets'
import type { Compiler } from '../../../engine/compiler.ts'
import type { Page } from '../../../page/display-list.ts'
import { areaFor } from '../../../page/geometry.ts'
import { profiles } from '../../../printers/profiles.ts'
import { bookWords, type Locale } from '../../../text/book-words.ts'
import { typesets } from '../../../typesets/typesets.ts'

/** All that the pages of a month depend on; equal input gives equal pages. */
export interface MonthInput {
  /** YYYYMM */
  month: string
  items: Item[]
  typeset: TypesetName
  locale: Locale
  timeZone: string
  profile: PrinterName
  binding: Binding
}

export interface MonthPages {
  month: string
  pages: Page[]
  /** Characters that no bundled font has. */
  missing: string[]
  /** Ids of the items that the engine died over, or took too much for; they are not on the pages. */
  lost?: string[]
}

/** Sets one month: pure but for Typst, which only measures. */
export function typesetMonth(input: MonthInput, compiler: Compiler): MonthPages {
  const typeset = typesets[input.typeset]
  const profile = profiles[input.profile]
  const missing = new Set<string>()
  const pages = typeset.typesetMonth(input.items, {
    month: input.month,
    area: areaFor(typeset, profile, input.binding),
    styles: typeset.styles,
    locale: input.locale,
    words: bookWords(input.locale),
    timeZone: input.timeZone,
    compiler,
    missing,
    pxPerMm: profile.ppi.fine / 25.4,
  })
  return { month: input.month, pages, missing: [...missing] }
}
