import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import { phrase } from '../../text/book-words.ts'
import { monthWord } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { rail } from './rail.ts'

/** Head of a month: its number on the line of days, its name beside it, and how much was lived in it. */
export function timelineOpener(
  items: readonly Item[],
  context: TypesetContext,
): { rows: number; elements: Element[] } {
  const { top, width } = context.area
  const photos = items.reduce((sum, item) => sum + item.media.length, 0)
  const count = items.length > 0 ? phrase(context.words.glanceNote, { posts: items.length, photos }) : ''
  return {
    rows: 12,
    elements: [
      {
        kind: 'text',
        x: -1,
        y: top - 1,
        w: rail.line + 4,
        style: 'numeral',
        align: 'center',
        lines: 1,
        runs: [String(Number(context.month.slice(4)))],
      },
      {
        kind: 'text',
        x: rail.card,
        y: top + 2.4,
        w: width - rail.card,
        style: 'opener',
        lines: 1,
        runs: [monthWord(context.month, context.locale)],
        heading: 1,
      },
      {
        kind: 'text',
        x: rail.card,
        y: top + 9.6,
        w: width - rail.card,
        style: 'openerYear',
        lines: 1,
        runs: [`${context.month.slice(0, 4)}　${count}`],
      },
    ],
  }
}
