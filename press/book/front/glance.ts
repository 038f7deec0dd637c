import type { Element, Page } from '../../page/display-list.ts'
import { phrase } from '../../text/book-words.ts'
import { monthWord } from '../../text/dates.ts'
import { seal } from '../../typesets/palette.ts'
import type { FrontContext, VolumeFacts } from '../front-matter.ts'

/** A year as its days: a square each, the darker the more was written; a page one looks at rather than reads. */
export function glancePage(year: string, volume: VolumeFacts, context: FrontContext): Page {
  const { area, words, settings } = context
  const months = volume.months.filter(({ month }) => month.startsWith(year))
  const sum = (key: 'posts' | 'photos') => months.reduce((total, month) => total + month[key], 0)
  const label = area.width * 0.15
  const cell = (area.width - label) / 31
  const top = area.top + area.height * 0.16
  const step = (area.height * 0.8) / 12
  const side = Math.min(cell * 0.82, step * 0.6)
  const row = (m: number): Element[] => {
    const month = `${year}${String(m + 1).padStart(2, '0')}`
    const days = months.find(held => held.month === month)?.days
    const y = top + m * step
    const length = new Date(Date.UTC(Number(year), m + 1, 0)).getUTCDate()
    return [
      {
        kind: 'text',
        x: 0,
        y,
        w: label,
        lines: 1,
        style: 'frontSmall',
        runs: [monthWord(month, settings.locale)],
      },
      ...Array.from({ length }, (_, d): Element => {
        const fill = shade(days?.get(d + 1) ?? 0)
        return { kind: 'rect', x: label + d * cell, y: y + 0.6, w: side, h: side, fill, radius: side * 0.18 }
      }),
    ]
  }
  return {
    bare: true,
    regions: [],
    elements: [
      {
        kind: 'text',
        x: 0,
        y: area.top,
        w: area.width * 0.5,
        style: 'frontHead',
        lines: 1,
        runs: [year],
        heading: 1,
      },
      {
        kind: 'text',
        x: area.width * 0.4,
        y: area.top + 2.5,
        w: area.width * 0.6,
        style: 'frontSmall',
        align: 'right',
        lines: 1,
        runs: [phrase(words.glanceNote, { posts: sum('posts'), photos: sum('photos') })],
      },
      ...Array.from({ length: 12 }, (_, m) => row(m)).flat(),
    ],
  }
}

// Paper, then four steps to the full seal red; opaque, since some printers take no transparency.
function shade(entries: number): string {
  return ['#EFEAE1', '#E3B9AE', '#D08A7B', '#C46252', seal][Math.min(4, entries)] ?? seal
}
