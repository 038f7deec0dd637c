import type { Element } from '../../page/display-list.ts'
import type { Styles } from '../../page/style.ts'
import type { Box, FrontDesign } from '../front-design.ts'
import { seeded } from '../seeded.ts'
import { crayonsOf, monthsOfBox } from './crayons.ts'
import { doodle } from './doodles.ts'
import { inset } from './page-grid.ts'
import { wobblyFrame, wobblyLine } from './wobbly.ts'
import { yearInBlobs, yearPrint } from './year-in-blobs.ts'

/** The pages around the months in crayon, each month in its colour, as the months themselves are. */
export const crayonFront: FrontDesign = {
  styles: crayonStyles,
  inset,
  mark: ({ x, y, w }) => wobblyLine({ x, y: y - 0.6, w: w * 2 }, 'mark', { stroke: gold, width: 1.6 }),
  rule: at => wobblyLine(at, `rule ${at.y}`, { stroke: lineAt(Math.round(at.y)), width: 0.7 }),
  dayFill(month, entries) {
    const { line, deep } = crayonsOf(month)
    return entries < much ? line : deep
  },
  dayRadius: 0.5,
  monthColor: month => crayonsOf(month).deep,
  monthSign: {
    w: 7,
    draw: (month, { x, y }, h) => [
      wobblyFrame({ x, y: y + h / 2 - 2.3, w: 4.8, h: 4.6 }, `${month} sign`, {
        fill: crayonsOf(month).line,
        radius: 3,
      }),
    ],
  },
  monthFrame: {
    inset: 4,
    draw: (month, { x, y, w, h }) => [
      wobblyFrame({ x: x - 2, y, w: w + 4, h: h - 3 }, `${month} frame`, {
        fill: '#FFFFFF',
        stroke: crayonsOf(month).line,
        width: 0.9,
        radius: 7,
      }),
    ],
  },
  figureColor: n => crayonsOf(monthsOfBox[(n * 5 + 1) % 12] ?? '').deep,
  sheet: (box, seed) => [wobblyFrame(box, seed, { fill: '#FFFFFF', stroke: blue, width: 1.2, radius: 12 })],
  garland: ({ x, y, w }, seed) => {
    const random = seeded(`${seed} garland`)
    return [
      ...Array.from({ length: 6 }, (_, n) => {
        const size = 9 + random() * 5
        const at = { x: x + w * 0.46 + n * ((w * 0.54 - 14) / 5), y: y - 1 + random() * 4, size }
        return ofMonth(monthsOfBox[n * 2 + (y > 100 ? 1 : 0)] ?? '', at, random)
      }),
      wobblyLine({ x, y: y + 15, w }, `${seed} head`, { stroke: gold, width: 1.2 }),
    ]
  },
  drawings: scattered,
  print: yearPrint,
  year: yearInBlobs,
}

const blue = '#8DB4D3'
const gold = '#F4C95D'
/** Entries of a day in full colour. */
const much = 3

const lineAt = (n: number) => crayonsOf(monthsOfBox[n % 12] ?? '').line

// Type of the months, and their boldness.
function crayonStyles(styles: Styles): Styles {
  const sans = Object.fromEntries(
    Object.entries(styles).map(([name, style]) => [
      name,
      name.startsWith('front') ? { ...style, family: 'sans' as const, tracking: 0 } : style,
    ]),
  )
  const bolder = (name: string, more: Partial<Styles[string]>) => {
    const style = sans[name]
    if (style) sans[name] = { ...style, ...more }
  }
  bolder('frontTitle', { size: 36, weight: 900, color: '#3F719B' })
  bolder('frontTitleSmall', { weight: 900, color: '#3F719B' })
  bolder('frontAuthor', { weight: 700 })
  bolder('frontYears', { size: 14, weight: 700, color: '#8DB4D3' })
  bolder('frontHead', { size: 27, weight: 900, color: '#3F719B' })
  bolder('frontYear', { size: 17, weight: 900, color: '#B65C26' })
  bolder('frontFigure', { size: 48, weight: 900 })
  bolder('frontLine', { size: 12.5, weight: 500 })
  bolder('frontSmall', { size: 10.5 })
  bolder('frontGreat', yearInBlobs.style)
  return sans
}

// Larger ones towards the foot, like a meadow.
function scattered({ x, y, w, h }: Box, seed: string): Element[] {
  const random = seeded(`${seed} scattered`)
  const rows = Math.min(4, Math.floor(h / 26))
  return Array.from({ length: rows * 4 }, (_, n) => {
    const [row, column] = [Math.floor(n / 4), n % 4]
    const size = 13 + row * 3 + random() * 7
    const cell = { w: w / 4, h: h / rows }
    const at = {
      x: x + column * cell.w + random() * (cell.w - size),
      y: y + row * cell.h + random() * Math.max(0, cell.h - size),
      size,
    }
    return ofMonth(monthsOfBox[(n * 5) % 12] ?? '', at, random)
  })
}

function ofMonth(month: string, at: { x: number; y: number; size: number }, random: () => number): Element {
  const { doodles, line, soft, other } = crayonsOf(month)
  const name = doodles[Math.floor(random() * doodles.length)] ?? 'star'
  const fill = random() < 0.35 ? other : soft
  return doodle(name, { ...at, turn: (random() - 0.5) * 40 }, { fill, line })
}
