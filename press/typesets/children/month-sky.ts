import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { openerSentence } from '../opener-sentence.ts'
import type { RunOnHead } from '../run-on.ts'
import { seeded } from '../seeded.ts'
import { crayonsOf } from './crayons.ts'
import { doodle } from './doodles.ts'
import { inset } from './page-grid.ts'
import { wobblyFrame } from './wobbly.ts'

/** Head of a month: a large number under a sky of the season's small drawings, and a sentence of the month in a balloon below it, if any. */
export function monthSky(
  items: readonly Item[],
  context: TypesetContext,
  withSentence = true,
): { rows: number; elements: Element[] } {
  const { top } = context.area
  const sentence = withSentence ? balloon(items, context) : undefined
  const crayons = crayonsOf(context.month)
  const random = seeded(context.month)
  const month = String(Number(context.month.slice(4)))
  const numeral = month.length > 1 ? 62 : 36
  // clear of the longest name of a month
  const from = numeral + 56
  const sky = skyBox(from, context)
  const columns = Math.max(2, Math.floor(sky.w / cell))
  const [w, h] = [sky.w / columns, sky.h / skyLines]
  const drawings = Array.from({ length: skyLines * columns }, (_, n) => {
    const name = crayons.doodles[n % crayons.doodles.length] ?? 'star'
    const size = Math.min(w, h) * (0.55 + random() * 0.2)
    return doodle(
      name,
      {
        // each in a cell of its own, turned or not
        x: sky.x + (n % columns) * w + random() * (w - 1.25 * size),
        y: sky.y + Math.floor(n / columns) * h + random() * (h - 1.25 * size),
        size,
        turn: (random() - 0.5) * 36,
      },
      { fill: n % 3 === 0 ? crayons.other : crayons.soft, line: crayons.line },
    )
  })
  return {
    rows: skyRows + (sentence ? sentence.rows : bareRows),
    elements: [
      ...drawings,
      ...(sentence ? sentence.elements : []),
      {
        kind: 'text',
        x: 0,
        y: top - 8.8,
        w: 80,
        style: 'numeral',
        lines: 1,
        runs: [month],
        color: crayons.line,
      },
      {
        kind: 'text',
        x: numeral,
        y: top + 2,
        w: 60,
        style: 'opener',
        lines: 1,
        runs: [monthWord(context.month, context.locale)],
        color: crayons.deep,
        heading: 1,
      },
      {
        kind: 'text',
        x: numeral,
        y: top + 15,
        w: 50,
        style: 'openerYear',
        lines: 1,
        runs: [context.month.slice(0, 4)],
        color: crayons.line,
      },
    ],
  }
}

// From the name of the month to the right, and down to what stands below.
const skyBox = (x: number, { area: { top, width, rowMm } }: TypesetContext) => ({
  x,
  w: width - x,
  y: top - 8,
  h: skyRows * rowMm - keptFree + 8,
})

const skyRows = 5
/** Rows of white in place of a sentence: the first frame is as far from the number as a balloon. */
const bareRows = 1
const skyLines = 2
/** mm that a drawing has for itself. */
const cell = 17
/** mm that the first frame below it, or its balloon, reach up into it, and what keeps drawings from them. */
const keptFree = 10

// It points to the number above.
function balloon(
  items: readonly Item[],
  context: TypesetContext,
): { rows: number; elements: Element[] } | undefined {
  const { top, width, rowMm } = context.area
  const crayons = crayonsOf(context.month)
  const y = top + (skyRows - 0.2) * rowMm
  const at = { x: inset, w: width - 2 * inset, y: y + 3, style: 'sentence', most: 2 }
  const sentence = openerSentence(items, context, at)
  if (!sentence) return undefined
  const h = sentence.lines * (context.styles.sentence?.lineHeight ?? rowMm) + 6
  const tail: Element = {
    kind: 'shape',
    x: 18,
    y: y - 5,
    w: 12,
    h: 8,
    vw: 12,
    vh: 8,
    svg: `<path d="M1 7.5L3.4 .6L10.5 7.5Z" fill="${crayons.soft}"/>`,
  }
  return {
    rows: Math.ceil(h / rowMm) + 1,
    elements: [
      tail,
      wobblyFrame({ x: 0, y, w: width, h }, `${context.month} balloon`, { fill: crayons.soft, radius: 9 }),
      { ...sentence, color: crayons.deep },
    ],
  }
}

/** Head of a month that runs on: its name, and a few of its small drawings behind it. */
export function monthGarland(context: TypesetContext): RunOnHead {
  const { rowMm, width } = context.area
  const crayons = crayonsOf(context.month)
  const at = { x: 0, w: 60 }
  return {
    before: 2,
    rows: 2,
    x: 0,
    w: width,
    draw: (_, y) => {
      const random = seeded(`${context.month} garland`)
      const name: Element = {
        kind: 'text',
        ...at,
        y,
        style: 'opener',
        lines: 1,
        runs: [monthWord(context.month, context.locale)],
        color: crayons.deep,
        heading: 1,
      }
      const drawings = Array.from({ length: 5 }, (_, n) => {
        const size = 9 + random() * 4
        const x = 66 + n * ((width - 80) / 5) + random() * 6
        return doodle(
          crayons.doodles[n % crayons.doodles.length] ?? 'star',
          { x, y: y + (1.6 * rowMm - size) / 2, size, turn: (random() - 0.5) * 30 },
          { fill: n % 2 === 0 ? crayons.soft : crayons.other, line: crayons.line },
        )
      })
      return [name, ...drawings]
    },
  }
}
