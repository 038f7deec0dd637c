import type { CoverTemplate } from '#domain/covers/cover-colours'
import type { Locale } from '#press/text/book-words'
import type { CoverPhoto } from './cover-photo.ts'
import { isEastAsian, toGlyphs } from './cover-words.ts'
import { paletteOf } from './palette.ts'
import type { Panel, Sides } from './panel.ts'
import type { Face } from './templates/template.ts'

/** What the maker chose for the cover (specification 3). Words may be of any length and script, or empty. */
export interface CoverDesign {
  template: CoverTemplate
  /** `#RRGGBB` */
  colour: string
  title: string
  author: string
  /** `2021` or `2019~2024` (domain/covers/cover-years). */
  years: string
  /** `第 2 冊`, where the book has several volumes. */
  volume?: string
  photo?: CoverPhoto
  locale: Locale
  /** Months of the book with what happened in each: the plots on some fronts and on the back. */
  months?: { month: string; items: number }[]
}

/** The design as the templates read it. */
export function faceOf(design: CoverDesign): Face {
  const { title, author, photo, colour, months, volume } = design
  const years = design.years.replace('~', '–')
  return {
    title,
    author,
    years,
    period: [years, volume].filter(Boolean).join(' · '),
    ...(photo && { photo }),
    palette: paletteOf(colour),
    vertical: isEastAsian(title) && toGlyphs(title).length <= longestColumn,
    months: months ?? [],
  }
}

/** A panel of a cover: words keep 14 mm of A5 (more on larger pages) from the trim. */
export function panelOf(place: { x: number; y: number; w: number; h: number }, bleed: Sides): Panel {
  const scale = Math.min(place.w / a5.width, place.h / a5.height)
  const margin = Math.max(leastMargin, 14 * Math.min(scale, 1.4))
  return { ...place, bleed, scale, margin: { top: margin, right: margin, bottom: margin, left: margin } }
}

/** Longer titles are easier to read across. */
const longestColumn = 26
const a5 = { width: 148, height: 210 }
/** mm; the text safety of the strictest printer (facts, print 3), and clear of a hardback's hinge. */
const leastMargin = 12.7
