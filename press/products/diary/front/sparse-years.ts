import type { Element, Page } from '../../../page/display-list.ts'
import { phrase } from '../../../text/book-words.ts'
import { monthWord } from '../../../text/dates.ts'
import { hairline } from '../../../typesets/palette.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'
import { frontDesignOf } from './front-design-of.ts'

/** Years of a few months each as a strip of twelve squares, several on one page. */
export function sparseYearsPage(years: readonly string[], volume: VolumeFacts, context: FrontContext): Page {
  const { area, words } = context
  const head = area.height * 0.13
  const height = Math.min((area.height - head) / years.length, area.height / 5)
  const title = [...new Set([years.at(0), years.at(-1)])].join(' – ')
  return {
    bare: true,
    regions: [],
    elements: [
      {
        kind: 'text',
        x: 0,
        y: area.top,
        w: area.width,
        lines: 1,
        style: 'frontHead',
        runs: [title],
        heading: 1,
      },
      ...years.flatMap((year, i): Element[] => {
        const y = area.top + head + i * height
        const months = volume.months.filter(({ month }) => month.startsWith(year))
        const sum = (key: 'posts' | 'photos') => months.reduce((total, month) => total + month[key], 0)
        const note = phrase(words.glanceNote, { posts: sum('posts'), photos: sum('photos') })
        const at = { kind: 'text' as const, lines: 1 }
        return [
          { ...at, x: 0, y, w: area.width * 0.3, style: 'frontYear', runs: [year] },
          {
            ...at,
            x: area.width * 0.4,
            y,
            w: area.width * 0.6,
            style: 'frontSmall',
            align: 'right',
            runs: [note],
          },
          ...strip(year, y + height * 0.3, volume, context),
        ]
      }),
    ],
  }
}

function strip(year: string, y: number, volume: VolumeFacts, context: FrontContext): Element[] {
  const { area, settings } = context
  const { dayFill, dayRadius = 0.12, monthColor } = frontDesignOf(context)
  const cell = area.width / 12
  const side = cell * 0.86
  return Array.from({ length: 12 }, (_, m): Element[] => {
    const name = `${year}${String(m + 1).padStart(2, '0')}`
    const month = volume.months.find(entry => entry.month === name)
    const x = m * cell
    const square: Element = month
      ? { kind: 'rect', x, y, w: side, h: side, fill: dayFill(name, month.posts), radius: side * dayRadius }
      : {
          kind: 'rect',
          x,
          y,
          w: side,
          h: side,
          stroke: hairline,
          strokeWidth: 0.15,
          radius: side * dayRadius,
        }
    const word: Element = {
      kind: 'text',
      x,
      y: y + side + 0.8,
      w: cell,
      lines: 1,
      style: 'frontFaint',
      runs: [settings.locale === 'en' ? String(m + 1) : monthWord(name, settings.locale)],
    }
    const color = monthColor?.(name)
    return month ? [square, color ? { ...word, color } : word] : [square]
  }).flat()
}
