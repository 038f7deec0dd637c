import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import { pt } from '../../page/style.ts'
import { dayOf, monthWord } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { openerSentence } from '../opener-sentence.ts'
import { hairline, ink } from '../palette.ts'
import { monthTint } from './month-tint.ts'

/**
 * Head of a month across both columns: its number, its name, a string of days with the lived ones marked, and, where that is asked for, a sentence of it.
 */
export function monthBand(
  items: readonly Item[],
  context: TypesetContext,
  hasSentence = true,
): { rows: number; elements: Element[] } {
  const { width, top, rowMm } = context.area
  const { deep } = monthTint(context.month)
  const year = Number(context.month.slice(0, 4))
  const month = Number(context.month.slice(4))
  const foot = top + bandRows * rowMm
  const lived = new Set(items.map(({ time }) => dayOf(time, context.timeZone).day))
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const step = (width - livedDot) / (days - 1)
  const dots: Element[] = Array.from({ length: days }, (_, n) => {
    const size = lived.has(n + 1) ? livedDot : 0.7
    return {
      kind: 'rect',
      x: livedDot / 2 + step * n - size / 2,
      y: foot - daysAbove - size / 2,
      w: size,
      h: size,
      radius: size / 2,
      fill: lived.has(n + 1) ? deep : hairline,
    }
  })
  const at = { x: 0, w: width, y: foot - sentenceAbove, style: 'sentence', most: 2 }
  const sentence = hasSentence && openerSentence(items, context, at)
  const elements: Element[] = [
    numeralOf(month, top, context),
    {
      kind: 'text',
      x: width - 60,
      y: top + 5.4,
      w: 60,
      style: 'opener',
      align: 'right',
      lines: 1,
      runs: [monthWord(context.month, context.locale)],
      heading: 1,
    },
    {
      kind: 'text',
      x: width - 60,
      y: top + 12,
      w: 60,
      style: 'openerYear',
      align: 'right',
      lines: 1,
      runs: [String(year)],
      color: ink,
    },
    ...dots,
    ...(sentence ? [sentence] : []),
  ]
  return { rows: bandRows + (sentence ? 2 * sentence.lines : 0), elements }
}

const bandRows = 6
/** mm above its foot: nearer to the numeral than to the tape of the cards. */
const daysAbove = 8.2
const sentenceAbove = 4.2
/** mm; from edge to edge of the cards. */
const livedDot = 1.5

function numeralOf(month: number, top: number, { styles, month: name }: TypesetContext): Element {
  const { size = 0, lineHeight = 0 } = styles.numeral ?? {}
  return {
    kind: 'text',
    x: -0.6,
    y: top + headOfNumeral + (capHeight * size * pt - lineHeight) / 2,
    w: 90,
    style: 'numeral',
    lines: 1,
    runs: [String(month)],
    color: monthTint(name).deep,
  }
}

/** mm below the head of its band, and the height of a figure of its size. */
const headOfNumeral = 2.3
const capHeight = 0.73
