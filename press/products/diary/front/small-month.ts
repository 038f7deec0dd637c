import type { Element } from '../../../page/display-list.ts'
import { monthWord } from '../../../text/dates.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { frontStyles } from '../front-styles.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'
import { frontDesignOf } from './front-design-of.ts'

/** A month of a calendar in its box, mm: weeks from Sunday, and days by their numbers, on a ground the darker the more was written. */
export function smallMonth(
  month: string,
  box: { x: number; y: number; w: number; h: number },
  volume: VolumeFacts,
  context: FrontContext,
): Element[] {
  const { dayFill, dayRadius = 0.2, monthColor, monthFrame } = frontDesignOf(context)
  const lineMm = frontStyles(typesets[context.settings.typeset]).frontDay?.lineHeight ?? 0
  const days = volume.months.find(entry => entry.month === month)?.days
  const [year, m] = [Number(month.slice(0, 4)), Number(month.slice(4))]
  const first = new Date(Date.UTC(year, m - 1, 1)).getUTCDay()
  const length = new Date(Date.UTC(year, m, 0)).getUTCDate()
  const inside = monthFrame?.inset ?? 0
  const at = { x: box.x + inside, y: box.y + inside, w: box.w - 2 * inside }
  const cell = Math.min(at.w / 7, (box.h - 2 * inside - nameMm - 2) / 6.6, mostCell * lineMm)
  const side = cell * 0.84
  const color = monthColor?.(month)
  return [
    ...(monthFrame?.draw(month, box) ?? []),
    {
      kind: 'text',
      ...at,
      lines: 1,
      style: 'frontSmall',
      runs: [monthWord(month, context.settings.locale)],
      ...(color && { color }),
    },
    ...Array.from({ length }, (_, d): Element[] => {
      const slot = first + d
      const place = { x: at.x + (slot % 7) * cell, y: at.y + nameMm + Math.floor(slot / 7) * cell, w: side }
      const entries = days?.get(d + 1) ?? 0
      const number: Element = {
        kind: 'text',
        ...place,
        y: place.y + (side - lineMm) / 2,
        lines: 1,
        style: entries === 0 ? 'frontDay' : 'frontDayWritten',
        align: 'center',
        runs: [String(d + 1)],
        ...(entries >= much && { color: '#FFFFFF' }),
      }
      const fill = { kind: 'rect' as const, ...place, h: side, radius: side * dayRadius }
      return entries === 0 ? [number] : [{ ...fill, fill: dayFill(month, entries) }, number]
    }).flat(),
  ]
}

/** mm of the name of a month, with what is free below it. */
const nameMm = 6
/** Of the line of its number: larger days look empty. */
const mostCell = 2.6
/** Entries of a day whose ground is too dark for ink. */
const much = 3
