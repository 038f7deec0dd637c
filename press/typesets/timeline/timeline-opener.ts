import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { factLine } from '../month-facts.ts'
import { openerSentence } from '../opener-sentence.ts'
import type { RunOnHead } from '../run-on.ts'
import { rail, wordsOf } from './rail.ts'
import { stripOfDays } from './strip-of-days.ts'

/** Head of a month: its number on the line of days, its name beside it, how much was lived in it, and on which of its days. */
export function timelineOpener(
  items: readonly Item[],
  context: TypesetContext,
): { rows: number; elements: Element[] } {
  const { top, width, rowMm } = context.area
  const words = wordsOf(context)
  const sentence = openerSentence(items, context, {
    ...words,
    y: top + 5 * rowMm,
    style: 'sentence',
    most: 2,
  })
  return {
    rows: sentence ? 6 + sentence.lines : 5,
    elements: [
      ...(sentence ? [sentence] : []),
      ...stripOfDays(items, { ...words, y: top + 17 }, context),
      {
        kind: 'text',
        x: -0.6,
        y: top - 1,
        w: rail.w,
        style: 'numeral',
        lines: 1,
        runs: [String(Number(context.month.slice(4)))],
      },
      {
        kind: 'text',
        x: words.x,
        y: top + 2.4,
        w: width - words.x,
        style: 'opener',
        lines: 1,
        runs: [monthWord(context.month, context.locale)],
        heading: 1,
      },
      ...factLine(items, context, { style: 'openerYear', w: width - words.x }, context.month.slice(0, 4)).map(
        (facts): Element => ({
          kind: 'text',
          x: words.x,
          y: top + 9.6,
          w: width - words.x,
          style: 'openerYear',
          lines: 1,
          ...facts,
        }),
      ),
    ],
  }
}

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
