import type { Item } from '#domain/books/item'
import type { Binding } from '#domain/catalogue/bindings'
import type { PrinterName } from '#domain/catalogue/printers'
import type { TypesetName } from '#domain/catalogue/typesets'
import { tagsAtBack } from '../../../edit/tags-at-back.ts'
import type { Compiler } from '../../../engine/compiler.ts'
import type { Page } from '../../../page/display-list.ts'
import type { StyleSheet } from '../../../page/style-sheet.ts'
import { profiles } from '../../../printers/profiles.ts'
import { bookWords, type Locale } from '../../../text/book-words.ts'
import type { TypesetContext } from '../../../typesets/context.ts'
import { giftMonth } from '../../../typesets/gift/gift-month.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { cutMonths } from '../cut-months.ts'
import { keptSheet, styleSheetOf } from '../style-sheets.ts'
import { withEntriesThatGoOn } from './entries-that-go-on.ts'
import { type MonthEntry, monthEntry } from './month-entry.ts'
import { type MonthPicture, monthPictures } from './month-pictures.ts'

/** All that the pages of a month depend on; equal input gives equal pages. */
export interface MonthInput {
  /** YYYYMM; the first of a run. */
  month: string
  /** The months of a run, where several are set as one (month-runs.ts); their items are in order. */
  run?: string[]
  items: Item[]
  typeset: TypesetName
  locale: Locale
  timeZone: string
  profile: PrinterName
  binding: Binding
  /** Absent: all entries are set alike. */
  edited?: boolean
  /** It is of a gift book: each entry has a spread of its own (decision 0221). */
  gift?: true
}

export interface MonthPages {
  /** The first of a run. */
  month: string
  /** The months of a run. */
  run?: string[]
  /** It is of a gift book, and begins on a left page. */
  gift?: true
  pages: Page[]
  /** As many, where it begins on a left page and others suit that better (decision 0071); see `pagesFrom`. */
  fromLeft?: Page[]
  /** What all of them are drawn with, whichever press draws them; pages of older editions have none (older-sheets). */
  sheet?: StyleSheet
  /** Characters that no bundled font has. */
  missing: string[]
  /** What the back matter tells of its items; pages of older editions have none. */
  entries?: MonthEntry[]
  /** What may stand on the leaf of its year, the best one first; pages of older editions have none. */
  pictures?: MonthPicture[]
  /** Ids of the items that the engine died over, or took too much for; they are not on the pages. */
  lost?: string[]
}

/** Sets one month, or a run of them: pure but for Typst, which only measures. */
export function typesetMonth(whole: MonthInput, compiler: Compiler): MonthPages {
  const split = whole.items.map(item => (whole.edited ? tagsAtBack(item) : { item, tags: [] }))
  const input = { ...whole, items: split.map(({ item }) => item) }
  const tagsOf = new Map(split.map(({ item, tags }) => [item.id, tags]))
  const typeset = typesets[input.typeset]
  const profile = profiles[input.profile]
  const sheet = styleSheetOf(input)
  const missing = new Set<string>()
  const { month, run } = input
  const months = run ? cutRun(input) : [{ month, items: input.items }]
  const [{ items } = { items: [] }, ...runOn] = months
  const context: TypesetContext = {
    month,
    ...(run && { runOn, sharesPages: true }),
    area: sheet.area,
    styles: sheet.styles,
    locale: input.locale,
    words: bookWords(input.locale),
    timeZone: input.timeZone,
    compiler,
    missing,
    edited: input.edited ?? false,
    pxPerMm: profile.ppi.fine / 25.4,
    alonePxPerMm: profile.ppi.alone / 25.4,
    openerPxPerMm: profile.ppi.warn / 25.4,
  }
  const set = input.gift ? giftMonth(items, context, typeset.gift) : typeset.typesetMonth(items, context)
  const entries = months.flatMap(each =>
    each.items.map(item => ({
      ...monthEntry(item, tagsOf.get(item.id) ?? [], input.timeZone),
      ...(run && { month: each.month }),
    })),
  )
  const pictures = monthPictures(input.items, profile.ppi.fine / 25.4)
  const goesOn = (pages: Page[]) => withEntriesThatGoOn(pages, entries, input)
  return {
    month,
    ...(run && { run }),
    ...(input.gift && { gift: input.gift }),
    pages: goesOn(set.pages),
    ...(set.fromLeft && { fromLeft: goesOn(set.fromLeft) }),
    sheet: keptSheet(sheet, [...set.pages, ...(set.fromLeft ?? [])]),
    missing: [...missing],
    entries,
    pictures,
  }
}

// A month that lost all its items to the engine has no head.
function cutRun({ month, items, timeZone }: MonthInput): { month: string; items: Item[] }[] {
  const [first, ...others] = cutMonths(items, timeZone)
  if (!first || first.month === month) return first ? [first, ...others] : []
  return [{ month, items: [] }, first, ...others]
}
