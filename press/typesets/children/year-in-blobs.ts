import type { Element, ImageElement } from '../../page/display-list.ts'
import { pt, type TextStyle } from '../../page/style.ts'
import type { FrontDesign } from '../front-design.ts'
import { crayonsOf, monthsOfBox } from './crayons.ts'
import { linesOf } from './page-grid.ts'
import { printed } from './print-photos.ts'
import { wobblyFrame } from './wobbly.ts'

const size = 84
/** mm from one figure to the next, and of the blob behind each. */
const pitch = 41
const blob = 37
/** em: figures of the heaviest weight are all as wide. */
const figure = 0.6

const style = {
  size,
  weight: 900,
  lineHeight: 40,
  color: '#FFFFFF',
  tracking: pitch / (size * pt) - figure,
} satisfies Partial<TextStyle>

/** A year as large white figures, each on a blob of colour as the days of the book are. */
export const yearInBlobs = {
  style,
  h: 46,
  x: 2 + (blob - figure * size * pt) / 2,
  draw: (year, { x, y }, { width, height }): Element[] => [
    { kind: 'rect', frame: 'sheet', x: 0, y: 0, w: width, h: height, fill: boxOf(year).soft, bleed: true },
    ...[...year].map((_, n) =>
      wobblyFrame({ x: x + 2 + n * pitch, y: y + 1, w: blob, h: blob * 0.97 }, `${year} ${n}`, {
        fill: boxOf(year, n * 3).line,
        radius: 15,
      }),
    ),
  ],
} satisfies NonNullable<FrontDesign['year']> & { style: Partial<TextStyle> }

/** The picture of a year as the prints of its months are stuck in. */
export const yearPrint: NonNullable<FrontDesign['print']> = {
  at(most, area) {
    // where photos of the book begin
    const x = linesOf(area).find(line => area.width - 2 * line <= most)
    return x === undefined ? { x: (area.width - most) / 2, w: most } : { x, w: area.width - 2 * x }
  },
  draw: (image: ImageElement, year) => printed([image], boxOf(year)),
}

// Each year has a box of its own.
const boxOf = (year: string, more = 0) => crayonsOf(monthsOfBox[(Number(year) * 5 + more) % 12] ?? '')
