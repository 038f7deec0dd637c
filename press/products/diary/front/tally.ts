import type { Element, Page } from '../../../page/display-list.ts'
import { phrase } from '../../../text/book-words.ts'
import { monthName } from '../../../text/dates.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'
import { frontDesignOf } from './front-design-of.ts'

/** The volume in a few large figures, on the back of the title page. */
export function tallyPage(volume: VolumeFacts, context: FrontContext): Page {
  const { area, words, settings } = context
  const large = area.page.width > 150
  const { inset, mark, sheet, drawings, figureColor } = frontDesignOf(context)
  const step = large ? 26 : 19
  const figures = figuresOf(volume, context)
  const [first, last] = [volume.months[0], volume.months.at(-1)]
  const span =
    first && last
      ? phrase(words.colophonSpanValue, {
          first: monthName(first.month, settings.locale),
          last: monthName(last.month, settings.locale),
        })
      : ''
  const top = area.top + area.height - figures.length * step - inset / 2
  const box = { x: 0, y: top - 16 - inset, w: area.width, h: figures.length * step + 16 + 1.5 * inset }
  return {
    bare: true,
    regions: [],
    elements: [
      ...(drawings?.({ ...box, y: area.top, h: box.y - area.top - 8 }, 'tally') ?? []),
      ...(sheet?.(box, 'tally') ?? []),
      mark({ x: inset, y: top - 16, w: 12 }),
      {
        kind: 'text',
        x: inset,
        y: top - 12,
        w: area.width - 2 * inset,
        style: 'frontLine',
        lines: 1,
        runs: [span],
      },
      ...figures.flatMap(([figure, name], i): Element[] => {
        const y = top + i * step
        const color = figureColor?.(i)
        return [
          {
            kind: 'text',
            x: inset,
            y,
            w: area.width * 0.3,
            style: 'frontFigure',
            lines: 1,
            runs: [String(figure)],
            ...(color && { color }),
          },
          {
            kind: 'text',
            x: inset + area.width * 0.3,
            y: y + (large ? 7.6 : 5.8),
            w: area.width * 0.6,
            style: 'frontLine',
            lines: 1,
            runs: [name],
          },
        ]
      }),
    ],
  }
}

// Only what there is any of, and that is not said already: nobody wants to read that a life has no places, or as many days as entries.
function figuresOf({ months, entries }: VolumeFacts, { words }: FrontContext): [number, string][] {
  const sum = (of: (month: VolumeFacts['months'][number]) => number) =>
    months.reduce((total, month) => total + of(month), 0)
  const [posts, days] = [sum(month => month.posts), sum(month => month.days.size)]
  const people = new Set(entries.flatMap(entry => entry.people)).size
  const places = new Set(entries.flatMap(entry => entry.place ?? [])).size
  const all: [number, string][] = [
    [posts, words.tallyEntries],
    [sum(month => month.photos), words.tallyPhotos],
    [days === posts ? 0 : days, words.tallyDays],
    [people, words.tallyPeople],
    [places, words.tallyPlaces],
  ]
  return all.filter(([figure]) => figure > 0)
}
