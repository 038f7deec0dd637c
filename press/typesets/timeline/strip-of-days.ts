import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import { dayOf } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { hairline, seal } from '../palette.ts'

/**
 * The days of a month as ticks on one line, `y` mm its foot: higher, red and with their number below where something was written, the
 * higher the more, from edge to edge of `w`; of days that follow each other each second one has a number from the tenth on.
 */
export function stripOfDays(
  items: readonly Item[],
  { x, y, w }: { x: number; y: number; w: number },
  context: TypesetContext,
): Element[] {
  const written = new Map<number, number>()
  for (const { time } of items) {
    const { day } = dayOf(time, context.timeZone)
    written.set(day, (written.get(day) ?? 0) + 1)
  }
  const numbered = new Set<number>()
  const days = daysIn(context.month)
  return Array.from({ length: days }, (_, n): Element[] => {
    const count = written.get(n + 1) ?? 0
    const h = count === 0 ? bare : bare + perEntry * Math.min(most, count)
    const left = x + (n * (w - tick)) / (days - 1)
    const mark: Element = {
      kind: 'rect',
      x: left,
      y: y - h,
      w: tick,
      h,
      fill: count === 0 ? hairline : seal,
    }
    // beside a number of two digits there is no room for the next one
    const isCrowded = n + 1 > 10 && numbered.has(n)
    if (count === 0 || isCrowded) return [mark]
    numbered.add(n + 1)
    // the first and the last end with the line
    const [align, before] =
      n === 0
        ? (['left', 0] as const)
        : n === days - 1
          ? (['right', 1] as const)
          : (['center', 1 / 2] as const)
    const number: Element = {
      kind: 'text',
      x: left + (tick - numberWidth) * before,
      y: y + gap,
      w: numberWidth,
      style: 'scale',
      align,
      lines: 1,
      runs: [String(n + 1)],
    }
    return [mark, number]
  }).flat()
}

const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 0)).getUTCDate()

/** mm */
const tick = 0.4
const bare = 0.9
const perEntry = 0.6
const numberWidth = 4
const gap = 0.5
/** Entries of a day that are told from more. */
const most = 3
