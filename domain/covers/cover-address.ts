import type { Language } from '../catalogue/languages.ts'
import type { Paper } from '../catalogue/papers.ts'
import { type CoverTemplate, templateFor } from './cover-colours.ts'

/** A cover as its address tells it (specification 7, cover-image service). */
export interface CoverAddressed {
  /** The book whose cover it is; absent of one that is only a sample. */
  bid?: string
  template: CoverTemplate
  /** `#RRGGBB` */
  colour: string
  title: string
  author: string
  /** `2021` or `2019~2024` (cover-years). */
  years: string
  /** A picture of our own; x and y are what is kept in sight, crop the part that may be shown, as fractions. */
  picture?: { sha256: string; x?: number; y?: number; crop?: { x: number; y: number; w: number; h: number } }
  /** px across; 480 where absent. */
  widthPx?: number
  /** a5 where absent. */
  paper?: Paper
  /** zh-tw where absent. */
  locale?: Language
  /** Months of the book (YYYYMM) with what happened in each; only the cover of dots shows them. */
  months?: readonly { month: string; items: number }[]
}

/** Path and query of a cover's picture. Equal covers have equal addresses. Throws where the colour is none. */
export function coverAddress(cover: CoverAddressed): string {
  return `/cover/${templateFor(cover.template, cover.colour)}?${coverQuery(cover)}`
}

function coverQuery(cover: CoverAddressed): string {
  const { picture } = cover
  const values: [string, string | number | undefined][] = [
    ['size', cover.widthPx ?? defaultWidth],
    ['title', cover.title],
    ['author', cover.author],
    ['bgColor', cover.colour],
    ['mainImg', picture?.sha256],
    ['years', cover.years],
    ['x', picture?.x === undefined ? undefined : thousandths(picture.x)],
    ['y', picture?.y === undefined ? undefined : thousandths(picture.y)],
    ['crop', picture?.crop && cropText(picture.crop)],
    ['paper', cover.paper === 'a4' ? 'a4' : undefined],
    ['locale', cover.locale === 'zh-tw' ? undefined : cover.locale],
    ['book', cover.bid],
    ['months', cover.template === 'dots' && cover.months?.length ? calendarYear(cover.months) : undefined],
  ]
  return values
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join('&')
}

/** What happened in January, February ... of all years, `3.0.12...`. */
function calendarYear(months: readonly { month: string; items: number }[]): string {
  const sums = Array.from({ length: 12 }, () => 0)
  for (const { month, items } of months) {
    const at = Number(month.slice(4)) - 1
    sums[at] = (sums[at] ?? 0) + items
  }
  return sums.join('.')
}

function cropText({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string {
  return [x, y, w, h].map(thousandths).join('~')
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** px (specification 7). */
const defaultWidth = 480
