import type { Page, Run } from '../../page/display-list.ts'
import type { Area } from '../../page/geometry.ts'
import type { BookWords } from '../../text/book-words.ts'
import type { BookSettings } from './book-settings.ts'
import { colophonPage } from './front/colophon.ts'
import { contentsPages } from './front/contents.ts'
import { glancePage } from './front/glance.ts'
import { titlePage } from './front/title-page.ts'

/** What the pages before the first month tell of a volume. */
export interface VolumeFacts {
  number: number
  count: number
  /** Printed pages, with these. */
  pages: number
  /** `2021` or `2019~2023` */
  years: string
  months: { month: string; folio: number; posts: number; photos: number; days: Map<number, number> }[]
  /** Characters that no font has. */
  missing: string[]
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

/** Title page, colophon on its back, contents, and each year at a glance; as many pages as `frontLength` says. */
export async function frontMatter(volume: VolumeFacts, context: FrontContext): Promise<Page[]> {
  const years = [...new Set(volume.months.map(m => m.month.slice(0, 4)))]
  return [
    await titlePage(volume, context),
    colophonPage(volume, context),
    ...contentsPages(volume, context),
    ...years.map(year => glancePage(year, volume, context)),
  ]
}

/** Pages of front matter that so many months need; known before any folio is. */
export function frontLength(months: readonly string[]): number {
  const years = new Set(months.map(month => month.slice(0, 4))).size
  return 2 + contentsLength(months) + years
}

/** Months and years a page of contents holds. */
export const contentsLines = 34

function contentsLength(months: readonly string[]): number {
  const years = new Set(months.map(month => month.slice(0, 4))).size
  return Math.max(1, Math.ceil((months.length + years) / contentsLines))
}
