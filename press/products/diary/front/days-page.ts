import type { Element, Page } from '../../../page/display-list.ts'
import { dayAndMonth } from '../../../text/dates.ts'
import { prepareLine } from '../../../text/prepare-text.ts'
import { shortened } from '../../../text/shortened.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { frontStyles } from '../front-styles.ts'
import type { FrontContext, IndexedEntry, VolumeFacts } from './front-context.ts'
import { pageHead } from './page-head.ts'

/** The contents of a gift book: each day with how its words begin and the page of these. */
export function daysPage({ entries }: VolumeFacts, context: FrontContext): Page {
  const { area, words } = context
  const head = area.height * 0.1
  const step = Math.min((area.height - head) / (entries.length + 1), area.rowMm * mostRow)
  return {
    bare: true,
    regions: [],
    elements: [
      ...pageHead(words.contents, context, true),
      ...entries.flatMap((entry, n) => {
        const isNewYear = yearOf(entries[n - 1]) !== yearOf(entry)
        return dayLine(entry, isNewYear, area.top + head + n * step, context)
      }),
    ],
  }
}

/** Rows of the body that a line takes at most. */
const mostRow = 1.6

const yearOf = (entry: IndexedEntry | undefined) => entry?.month.slice(0, 4)

function dayLine(entry: IndexedEntry, isNewYear: boolean, y: number, context: FrontContext): Element[] {
  const { area, settings } = context
  const { locale } = settings
  const { month, day, words, place = '', folio } = entry
  const at = { kind: 'text' as const, y, lines: 1, style: 'frontLine' }
  const size = frontStyles(typesets[settings.typeset]).frontLine?.size ?? 10
  const wordsAt = area.width * (locale === 'en' ? 0.4 : 0.34)
  const w = area.width - wordsAt - folioWidth
  // an em of the line in mm
  const em = (size * 25.4) / 72
  const { runs, lang } = prepareLine(shortened(words || place, Math.floor(w / em) - 1), locale)
  return [
    ...(isNewYear
      ? [{ ...at, x: 0, w: area.width * 0.14, style: 'frontYear', runs: [month.slice(0, 4)] }]
      : []),
    {
      ...at,
      x: area.width * 0.14,
      w: wordsAt - area.width * 0.14,
      runs: [dayAndMonth(Number(month.slice(4)), day, locale)],
    },
    { ...at, x: wordsAt, w, runs, lang },
    { ...at, x: area.width - folioWidth, w: folioWidth, align: 'right', runs: [String(folio)] },
  ]
}

/** mm */
const folioWidth = 12
