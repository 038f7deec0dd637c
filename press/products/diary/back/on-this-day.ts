import { invariant } from '#domain/invariant'
import type { Element, Page } from '../../../page/display-list.ts'
import { pt } from '../../../page/style.ts'
import { dayAndMonth } from '../../../text/dates.ts'
import { prepareLine } from '../../../text/prepare-text.ts'
import { shortened } from '../../../text/shortened.ts'
import { typesets } from '../../../typesets/typesets.ts'
import type { FrontContext, IndexedEntry, VolumeFacts } from '../front/front-context.ts'
import { frontDesignOf } from '../front/front-design-of.ts'
import { pageHead } from '../front/page-head.ts'
import { frontStyles } from '../front-styles.ts'

/** The days of the calendar that most years of a volume tell of, year by year; undefined where none is in three years. */
export function onThisDayPage(volume: VolumeFacts, context: FrontContext): Page | undefined {
  const days = daysOfMostYears(volume.entries)
  if (days.length === 0) return undefined
  const { area, words, settings } = context
  const step = area.page.width > 150 ? 6.8 : 5.2
  const { rule } = frontDesignOf(context)
  const elements = pageHead(words.onThisDay, context, true)
  let y = area.top + area.height * 0.1
  for (const { month, day, entries } of days) {
    const height = (entries.length + 3) * step
    if (y + height > area.top + area.height + 2 * step) break
    elements.push(
      rule({ x: 0, y, w: area.width }),
      {
        kind: 'text',
        x: 0,
        y: y + step * 0.4,
        w: area.width,
        style: 'frontYear',
        lines: 1,
        runs: [dayAndMonth(month, day, settings.locale)],
      },
      ...entries.flatMap((entry, i) => entryLine(entry, y + step * (1.6 + i), context)),
    )
    y += height
  }
  return { bare: true, regions: [], elements }
}

function entryLine(
  { month, words, folio }: IndexedEntry,
  y: number,
  { area, settings }: FrontContext,
): Element[] {
  const at = { kind: 'text' as const, y, lines: 1 }
  const { frontLine } = frontStyles(typesets[settings.typeset])
  invariant(frontLine, 'the front matter has its styles')
  const width = area.width - 30
  const shown = shortened(words, (mostFilled * width) / (frontLine.size * pt))
  return [
    { ...at, x: 0, w: 16, style: 'frontLine', runs: [month.slice(0, 4)] },
    { ...at, x: 18, w: width, style: 'frontLine', ...prepareLine(shown, settings.locale) },
    { ...at, x: area.width - 12, w: 12, style: 'frontLine', align: 'right', runs: [String(folio)] },
  ]
}

/** Of a line that is told by `emWidth`, which knows the width of a letter about. */
const mostFilled = 0.94

interface CalendarDay {
  month: number
  day: number
  /** The one with the most words of each year, in order. */
  entries: IndexedEntry[]
}

/** Years that a day of the calendar is told of at least. */
const fewestYears = 3
/** More years than these would leave no room for another day. */
const mostYears = 12

function daysOfMostYears(entries: readonly IndexedEntry[]): CalendarDay[] {
  const days = Map.groupBy(
    entries.filter(entry => entry.words !== ''),
    ({ month, day }) => Number(month.slice(4)) * 100 + day,
  )
  return [...days]
    .map(([key, entriesOfDay]): CalendarDay => {
      const years = Map.groupBy(entriesOfDay, ({ month }) => month.slice(0, 4))
      const best = [...years.values()].flatMap(
        ofYear => ofYear.toSorted((a, b) => b.words.length - a.words.length)[0] ?? [],
      )
      const inOrder = best.toSorted((a, b) => (a.month < b.month ? -1 : 1)).slice(0, mostYears)
      return { month: Math.floor(key / 100), day: key % 100, entries: inOrder }
    })
    .filter(({ entries }) => entries.length >= fewestYears)
    .sort((a, b) => b.entries.length - a.entries.length || a.month - b.month || a.day - b.day)
}
