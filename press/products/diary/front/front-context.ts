import type { Run } from '../../../page/display-list.ts'
import type { Area } from '../../../page/geometry.ts'
import type { BookWords } from '../../../text/book-words.ts'
import type { BookSettings } from '../book-settings.ts'
import type { MonthEntry } from '../months/month-entry.ts'

/** What the pages before the first month tell of a volume. */
export interface VolumeFacts {
  number: number
  count: number
  /** Printed pages, with these. */
  pages: number
  /** `2021` or `2019~2023` */
  years: string
  /** Years whose calendar stands in this volume behind their last month. */
  dividedYears: ReadonlySet<string>
  /** Each entry has a spread of its own (decision 0221): there are no calendars. */
  isGift?: true
  months: { month: string; folio: number; posts: number; photos: number; days: Map<number, number> }[]
  /** Characters that no font has. */
  missing: string[]
  /** What stands on its pages, in their order. */
  entries: IndexedEntry[]
}

/** An entry with the page that it begins on. */
export interface IndexedEntry extends MonthEntry {
  /** YYYYMM */
  month: string
  folio: number
}

export interface FrontContext {
  settings: BookSettings
  words: BookWords
  area: Area
  /** Lines of a text at a width in mm; asks the engine. */
  countLines(style: string, text: string, width: number): Promise<number>
  /** Lines of each paragraph at its width. */
  measure(wants: { style: string; lang: string; width: number; runs: Run[] }[]): Promise<number[]>
}
