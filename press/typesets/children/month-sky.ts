import type { Element } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { crayonsOf } from './crayons.ts'
import { doodle } from './doodles.ts'
import { seeded } from './seeded.ts'

/** Head of a month: a large number under a sky of the season's small drawings. */
export function monthSky(context: TypesetContext): { rows: number; elements: Element[] } {
  const { top, width } = context.area
  const crayons = crayonsOf(context.month)
  const random = seeded(context.month)
  const month = String(Number(context.month.slice(4)))
  const numeral = month.length > 1 ? 62 : 36
  // clear of the longest name of a month
  const from = numeral + 56
  const sky = Array.from({ length: 9 }, (_, n) => {
    const name = crayons.doodles[n % crayons.doodles.length] ?? 'star'
    const size = 9 + random() * 13
    const x = from + (n % 5) * ((width - from - 14) / 4) + random() * 5
    const y = top - 2 + Math.floor(n / 5) * 19 + random() * 7
    return doodle(
      name,
      { x: Math.min(x, width - size), y, size, turn: (random() - 0.5) * 36 },
      { fill: n % 3 === 0 ? crayons.other : crayons.soft, line: crayons.line },
    )
  })
  return {
    rows: 9,
    elements: [
      ...sky,
      {
        kind: 'text',
        x: 0,
        y: top - 6,
        w: 80,
        style: 'numeral',
        lines: 1,
        runs: [month],
        color: crayons.line,
      },
      {
        kind: 'text',
        x: numeral,
        y: top + 10,
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
        y: top + 23,
        w: 50,
        style: 'openerYear',
        lines: 1,
        runs: [context.month.slice(0, 4)],
        color: crayons.line,
      },
    ],
  }
}
