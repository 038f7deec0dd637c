import type { Element, Page } from '../../../page/display-list.ts'
import { phrase } from '../../../text/book-words.ts'
import { monthName } from '../../../text/dates.ts'
import { prepareLine } from '../../../text/prepare-text.ts'
import { shortened } from '../../../text/shortened.ts'
import type { FrontContext, VolumeFacts } from '../front/front-context.ts'
import { frontDesignOf } from '../front/front-design-of.ts'

/** What the book is and how it was made, small, at the foot of the last page that is written on, where books of Taiwan have it. */
export function colophonPage(volume: VolumeFacts, context: FrontContext): Page {
  const { area, words } = context
  const { rule, drawings } = frontDesignOf(context)
  const rows = colophonRows(volume, context)
  const step = area.page.width > 150 ? 7 : 5.4
  const label = area.width * 0.2
  const top = area.top + area.height - rows.length * step - step * 1.5
  const elements: Element[] = [
    ...(drawings?.({ x: 0, y: top - 70, w: area.width, h: 58 }, 'colophon') ?? []),
    rule({ x: 0, y: top - 4, w: area.width }),
    ...rows.flatMap(([name, value], i): Element[] => {
      const at = { y: top + i * step, lines: 1, style: 'frontSmall', kind: 'text' as const }
      return [
        { ...at, x: 0, w: label, ...prepareLine(name, context.settings.locale) },
        { ...at, x: label, w: area.width - label, ...prepareLine(value, context.settings.locale) },
      ]
    }),
    {
      kind: 'text',
      x: 0,
      y: top + rows.length * step + step * 0.6,
      w: area.width,
      lines: 1,
      style: 'frontFaint',
      runs: [words.colophonMade],
    },
    ...(volume.missing.length > 0 ? [missingNote(volume.missing, top - 10, context)] : []),
  ]
  return { bare: true, regions: [], elements }
}

// The characters themselves cannot be printed; their numbers can.
function missingNote(missing: string[], y: number, { area, words }: FrontContext): Element {
  const codes = missing.slice(0, 6).map(c => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
  const characters = missing.length > 6 ? `${codes.join(' ')}…` : codes.join(' ')
  const runs = [phrase(words.colophonMissing, { characters })]
  return { kind: 'text', x: 0, y, w: area.width, lines: 1, style: 'frontFaint', runs }
}

/** Of a title or a name in a line of the smallest book. */
const mostEm = 36

function colophonRows(volume: VolumeFacts, { settings, words }: FrontContext): [string, string][] {
  const sum = (key: 'posts' | 'photos') => volume.months.reduce((total, month) => total + month[key], 0)
  const [first, last] = [volume.months[0], volume.months.at(-1)]
  const short = (text: string) => shortened(text, mostEm)
  return [
    [words.colophonTitle, short(settings.title)],
    [words.colophonAuthor, short(settings.author)],
    ...(first && last
      ? [
          [
            words.colophonSpan,
            phrase(words.colophonSpanValue, {
              first: monthName(first.month, settings.locale),
              last: monthName(last.month, settings.locale),
            }),
          ] as [string, string],
        ]
      : []),
    [
      words.colophonContent,
      phrase(words.colophonContentValue, { posts: sum('posts'), photos: sum('photos'), pages: volume.pages }),
    ],
    ...(volume.count > 1
      ? [
          [
            words.colophonVolume,
            phrase(words.colophonVolumeValue, { volume: volume.number, volumes: volume.count }),
          ] as [string, string],
        ]
      : []),
    [words.colophonType, words.typesets[settings.typeset]],
    [words.colophonFonts, words.colophonFontsValue],
  ]
}
