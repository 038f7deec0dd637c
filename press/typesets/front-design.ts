import type { Element, ImageElement } from '../page/display-list.ts'
import type { Area } from '../page/geometry.ts'
import type { Styles } from '../page/style.ts'
import { hairline, seal } from './palette.ts'

interface Place {
  x: number
  y: number
  w: number
}

export interface Box extends Place {
  h: number
}

/** How the pages around the months look: title page, contents, leaves of years, index, colophon. mm of the type area; months are YYYYMM. */
export interface FrontDesign {
  /** Their type, from that of all typesets. */
  styles?(styles: Styles): Styles
  /** mm by which words stand inside what is drawn around them. */
  inset: number
  /** The short line below a title and above what is counted. */
  mark(at: Place): Element
  /** A thin line across the page. */
  rule(at: Place): Element
  /** The ground of a day of the calendar by the number of its entries, one at least; white can be read on it from three on. */
  dayFill(month: string, entries: number): string
  /** Corners of a day, of its side. */
  dayRadius?: number
  monthColor?(month: string): string
  /** What stands before a month in a list, on so many mm. */
  monthSign?: { w: number; draw(month: string, at: { x: number; y: number }, h: number): Element[] }
  /** Around a small month; what it holds stands `inset` mm inside it. */
  monthFrame?: { inset: number; draw(month: string, box: Box): Element[] }
  /** Colour of the nth of several figures. */
  figureColor?(n: number): string
  /** Behind words that stand together. */
  sheet?(box: Box, seed: string): Element[]
  /** At the head of a page, beside what it is called. */
  garland?(at: Place, seed: string): Element[]
  /** In a box that would stay empty. */
  drawings?(box: Box, seed: string): Element[]
  /** The picture of a year as it is stuck in, at most so wide; it runs off the page or stands at the left where absent. */
  print?: {
    at(most: number, area: Area): { x: number; w: number }
    draw(image: ImageElement, year: string): Element[]
  }
  /** The column of the title of a year and its picture, where this has not the pixels for the whole width; at the left where absent. */
  yearAt?(area: Area): { x: number; w: number }
  /** A year in large figures, where a line of type is not enough, `h` mm high, whose first one begins at `x`; on what is drawn for it. */
  year?: { h: number; x: number; draw(year: string, at: Place, page: Area['page']): Element[] }
}

/** Ink, and one red. */
export const plainFront: FrontDesign = {
  inset: 0,
  mark: at => ({ kind: 'rect', ...at, h: 0.7, fill: seal }),
  rule: at => ({ kind: 'rect', ...at, h: 0.15, fill: hairline }),
  // opaque, since some printers take no transparency
  dayFill: (_, entries) => ['#E9C8BF', '#DDA294', '#C05A49'][entries - 1] ?? seal,
}
