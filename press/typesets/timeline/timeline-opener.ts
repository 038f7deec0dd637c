import type { Item } from '#domain/books/item'
import type { Element, TextElement } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
import { ontoBaselineOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import type { Opener } from '../flow.ts'
import { factLine } from '../month-facts.ts'
import { openerSentence } from '../opener-sentence.ts'
import type { RunOnHead } from '../run-on.ts'
import { rail, wordsOf } from './rail.ts'
import { stripOfDays } from './strip-of-days.ts'

/**
 * Head of a month: its number on the line of days, beside it its name, how much was lived in it, and a sentence of it; the strip of its days parts these
 * from the first entry. The running head would name the month once more. Of `shown` are sentence and figures, of `items` the days. With so many rows `more` the
 * sentence is larger and stands in their midst.
 */
export function timelineOpener(
  items: readonly Item[],
  context: TypesetContext,
  shown: readonly Item[] = items,
  more = 0,
): Opener {
  const { top, rowMm } = context.area
  const { styles } = context
  const words = wordsOf(context)
  const name: TextElement = {
    kind: 'text',
    ...words,
    y: top + 2.4,
    style: 'opener',
    lines: 1,
    runs: [monthWord(context.month, context.locale)],
    heading: 1,
  }
  const facts = { x: words.x + nameWidth, w: words.w - nameWidth, style: 'openerYear' }
  const sentence = sentenceOf(shown, more, context)
  const rows = (sentence ? 4 + sentence.lines : 3) + more
  return {
    rows: rows + 1,
    headless: true,
    elements: [
      {
        kind: 'text',
        x: -0.6,
        y: top - 1,
        w: rail.w,
        style: 'numeral',
        lines: 1,
        runs: [String(Number(context.month.slice(4)))],
      },
      name,
      ...factLine(shown, context, facts, context.month.slice(0, 4)).map(
        (said): Element => ({
          kind: 'text',
          ...facts,
          y: name.y + ontoBaselineOf(styles.opener, styles.openerYear),
          align: 'right',
          lines: 1,
          ...said,
        }),
      ),
      ...(sentence ? [sentence] : []),
      ...stripOfDays(items, { ...words, y: top + rows * rowMm - 1.2 }, context),
    ],
  }
}

function sentenceOf(shown: readonly Item[], more: number, context: TypesetContext): TextElement | undefined {
  const { top, rowMm } = context.area
  const at = { ...wordsOf(context), y: top + 2.5 * rowMm, most: 2 }
  const usual = openerSentence(shown, context, { ...at, style: 'sentence' })
  const larger = more > 0 && openerSentence(shown, context, { ...at, style: 'large' })
  if (!usual || !larger || larger.lines > usual.lines)
    return usual && { ...usual, y: usual.y + (more * rowMm) / 2 }
  const heightOf = ({ style, lines }: TextElement) => (context.styles[style]?.lineHeight ?? 0) * lines
  return { ...larger, y: larger.y + (more * rowMm + heightOf(usual) - heightOf(larger)) / 2 }
}

/** mm of the measure for the name of a month: September in letters. */
const nameWidth = 38

/** Head of a month that runs on: its name beside the line of days. */
export function timelineRunOn(context: TypesetContext): RunOnHead {
  const words = wordsOf(context)
  const runs = [monthWord(context.month, context.locale)]
  return {
    before: 2,
    rows: 2,
    ...words,
    draw: (_, y) => [{ kind: 'text', ...words, y, style: 'runOn', lines: 1, runs, heading: 1 }],
  }
}
