import type { Element, Page } from '../../../page/display-list.ts'
import { phrase } from '../../../text/book-words.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'
import { pageHead } from './page-head.ts'
import { smallMonth } from './small-month.ts'

/**
 * A year as a calendar, from its first month with entries to its last one: fewer months are larger. Behind a year, whose title
 * says what it holds, it is headed by what it shows.
 */
export function glancePage(year: string, volume: VolumeFacts, context: FrontContext, isBehind = false): Page {
  const { area, words } = context
  const months = volume.months.filter(({ month }) => month.startsWith(year))
  const sum = (key: 'posts' | 'photos') => months.reduce((total, month) => total + month[key], 0)
  const note = phrase(words.glanceNote, { posts: sum('posts'), photos: sum('photos') })
  const head = area.height * 0.13
  const names = monthsBetween(months.map(({ month }) => month))
  const columns = names.length > 6 ? 3 : 2
  const rows = Math.max(3, Math.ceil(names.length / columns))
  const box = { w: (area.width - (columns - 1) * gutter) / columns, h: (area.height - head) / rows }
  return {
    bare: true,
    regions: [],
    elements: [
      ...(isBehind ? pageHead(phrase(words.glance, { year }), context) : headOf(year, note, context)),
      ...names.flatMap((month, n) => {
        const x = (n % columns) * (box.w + gutter)
        const y = area.top + head + Math.floor(n / columns) * box.h
        return smallMonth(month, { ...box, x, y }, volume, context)
      }),
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

// From the first one of a year to the last one, both with them.
function monthsBetween(months: readonly string[]): string[] {
  const numbers = months.map(Number)
  const first = Math.min(...numbers)
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, n) => String(first + n))
}

// mm between the months of a row
const gutter = 9
