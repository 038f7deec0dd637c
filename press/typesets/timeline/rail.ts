import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import { dayOf, weekdayName } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { faint, paper, seal } from '../palette.ts'

/** mm from the left of the type area: where days end, their line, and the cards beside it. */
export const rail = { words: 11.7, line: 14.5, card: 19.5, pad: 3.6 }

/** Day and weekday in the rail, and the dot on its line; grey where the day only goes on from the page before. */
export function dayMark(item: Item, context: TypesetContext, y: number, again: boolean): Element[] {
  const day = dayOf(item.time, context.timeZone)
  const color = again ? faint : seal
  const w = rail.words
  return [
    {
      kind: 'text',
      x: 0,
      y: y - 1.1,
      w,
      style: 'day',
      align: 'right',
      lines: 1,
      runs: [String(day.day)],
      color,
    },
    {
      kind: 'text',
      x: 0,
      y: y + 5.6,
      w,
      style: 'weekday',
      align: 'right',
      lines: 1,
      runs: [weekdayName(day.weekday, context.locale)],
    },
    { kind: 'rect', x: rail.line - 1.3, y: y + 1.3, w: 2.6, h: 2.6, radius: 1.3, fill: again ? faint : seal },
    { kind: 'rect', x: rail.line - 0.55, y: y + 2.05, w: 1.1, h: 1.1, radius: 0.55, fill: '#FFFFFF' },
  ]
}

/** The small dot of a further entry of the same day. */
export function entryDot(y: number): Element[] {
  const size = 1.5
  return [
    {
      kind: 'rect',
      x: rail.line - size / 2,
      y: y + 2.6 - size / 2,
      w: size,
      h: size,
      radius: size / 2,
      fill: paper,
      stroke: seal,
      strokeWidth: 0.3,
    },
  ]
}
