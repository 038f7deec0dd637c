import type { Element, Page, TextElement } from '../../../page/display-list.ts'
import { phrase } from '../../../text/book-words.ts'
import { monthWord } from '../../../text/dates.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'
import { frontDesignOf } from './front-design-of.ts'
import { pageHead } from './page-head.ts'

/**
 * A year as twelve small months, each day the darker the more was written: looked at rather than read. On the leaf of a year, whose
 * first page says what the year holds, it is headed by what it shows.
 */
export function glancePage(year: string, volume: VolumeFacts, context: FrontContext, onLeaf = false): Page {
  const { area, words } = context
  const months = volume.months.filter(({ month }) => month.startsWith(year))
  const sum = (key: 'posts' | 'photos') => months.reduce((total, month) => total + month[key], 0)
  const note = phrase(words.glanceNote, { posts: sum('posts'), photos: sum('photos') })
  const head = area.height * 0.13
  const box = { w: (area.width - 2 * gutter) / 3, h: (area.height - head) / 4 }
  return {
    bare: true,
    regions: [],
    elements: [
      ...(onLeaf ? pageHead(phrase(words.glance, { year }), context) : headOf(year, note, context)),
      ...Array.from({ length: 12 }, (_, m) => {
        const x = (m % 3) * (box.w + gutter)
        const y = area.top + head + Math.floor(m / 3) * box.h
        return smallMonth(`${year}${String(m + 1).padStart(2, '0')}`, { ...box, x, y }, volume, context)
      }).flat(),
    ],
  }
}

function headOf(year: string, note: string, context: FrontContext): Element[] {
  const { area } = context
  const at = { kind: 'text' as const, lines: 1 }
  return [
    { ...at, x: 0, y: area.top, w: area.width * 0.5, style: 'frontHead', runs: [year], heading: 1 },
    {
      ...at,
      x: area.width * 0.4,
      y: area.top + 3,
      w: area.width * 0.6,
      style: 'frontSmall',
      align: 'right',
      runs: [note],
    },
  ]
}

// mm between the months of a row
const gutter = 9

function smallMonth(
  month: string,
  box: { x: number; y: number; w: number; h: number },
  volume: VolumeFacts,
  context: FrontContext,
): Element[] {
  const { dayFill, dayRadius = 0.2, monthColor, monthFrame } = frontDesignOf(context)
  const days = volume.months.find(entry => entry.month === month)?.days
  const [year, m] = [Number(month.slice(0, 4)), Number(month.slice(4))]
  const first = new Date(Date.UTC(year, m - 1, 1)).getUTCDay()
  const length = new Date(Date.UTC(year, m, 0)).getUTCDate()
  const inside = monthFrame?.inset ?? 0
  const at = { x: box.x + inside, y: box.y + inside }
  const cell = Math.min((box.w - 2 * inside) / 7, (box.h - 2 * inside - 8) / 6.6)
  const side = cell * 0.84
  const name: TextElement = {
    kind: 'text',
    ...at,
    w: box.w - 2 * inside,
    lines: 1,
    style: 'frontSmall',
    runs: [monthWord(month, context.settings.locale)],
  }
  const color = monthColor?.(month)
  return [
    ...(monthFrame?.draw(month, box) ?? []),
    color ? { ...name, color } : name,
    ...Array.from({ length }, (_, d): Element => {
      const slot = first + d
      const x = at.x + (slot % 7) * cell
      const y = at.y + 6 + Math.floor(slot / 7) * cell
      const fill = dayFill(month, days?.get(d + 1) ?? 0)
      return { kind: 'rect', x, y, w: side, h: side, fill, radius: side * dayRadius }
    }),
  ]
}
