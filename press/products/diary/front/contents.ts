import { invariant } from '#domain/invariant'
import type { Element, Page, TextElement } from '../../../page/display-list.ts'
import { pt } from '../../../page/style.ts'
import { phrase } from '../../../text/book-words.ts'
import { monthWord } from '../../../text/dates.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { frontStyles } from '../front-styles.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'
import { frontDesignOf } from './front-design-of.ts'
import { pageHead } from './page-head.ts'

type Month = VolumeFacts['months'][number]

/** Months with their pages, under their years; beside each what it holds. */
export function contentsPages(volume: VolumeFacts, context: FrontContext): Page[] {
  const byName = new Map(volume.months.map(month => [month.month, month]))
  const pages = splitContents([...byName.keys()])
  const most = Math.max(...pages.map(rows => rows.length))
  return pages.map((rows, i) => contentsPage(rows, byName, { isFirst: i === 0, most }, context))
}

/** Pages of contents that so many months need. */
export const contentsLength = (months: readonly string[]): number => splitContents(months).length

/** Rows that a page of contents holds. */
const contentsLines = 34

type Row = { year: string } | { month: string } | 'space'

// About as many rows on each page; a page ends with a year where one ends near by, and a year stands right above its months, apart from
// those before it.
function splitContents(months: readonly string[]): Row[][] {
  const rows = months.flatMap((month, i): Row[] => {
    const year = month.slice(0, 4)
    if (months[i - 1]?.slice(0, 4) === year) return [{ month }]
    return [...(i === 0 ? [] : ['space' as const]), { year }, { month }]
  })
  const count = Math.ceil(rows.length / contentsLines)
  const pages: Row[][] = []
  for (let from = 0; from < rows.length; ) {
    const pagesLeft = Math.max(1, count - pages.length)
    const even = from + Math.min(contentsLines, Math.ceil((rows.length - from) / pagesLeft))
    let to = pagesLeft === 1 ? Math.min(rows.length, even) : (endOfYear(rows, from, even, pagesLeft) ?? even)
    while (to < rows.length && !isMonth(rows[to - 1])) to -= 1
    pages.push(rows.slice(from, to))
    from = rows[to] === 'space' ? to + 1 : to
  }
  return pages.length > 0 ? pages : [[]]
}

// The end of a year that is nearest to an even share, if what is left fits the pages that are.
function endOfYear(rows: readonly Row[], from: number, even: number, pagesLeft: number): number | undefined {
  const room = (pagesLeft - 1) * (contentsLines - mostMoved)
  return rows
    .flatMap((row, at) => (row === 'space' ? [at] : []))
    .filter(
      at => at - from <= contentsLines && rows.length - at - 1 <= room && Math.abs(at - even) <= mostFromEven,
    )
    .toSorted((a, b) => Math.abs(a - even) - Math.abs(b - even))[0]
}

/** Rows by which a page may end before the others. */
const mostFromEven = 9
/** Rows that a page gives to the next one, so that it does not end with a year. */
const mostMoved = 2

const isMonth = (row: Row | undefined) => typeof row === 'object' && 'month' in row

function contentsPage(
  rows: readonly Row[],
  months: ReadonlyMap<string, Month>,
  { isFirst, most }: { isFirst: boolean; most: number },
  context: FrontContext,
): Page {
  const { area, words } = context
  const head = area.height * 0.1
  const step = Math.min((area.height - head) / (most + 1), area.rowMm * mostRow)
  const lines = rows.flatMap((row, i): Element[] => {
    const y = area.top + head + i * step
    if (row === 'space') return []
    if ('year' in row)
      return [{ kind: 'text', x: 0, y, w: 40, lines: 1, style: 'frontYear', runs: [row.year] }]
    const month = months.get(row.month)
    invariant(month, 'the contents list the months of their volume')
    return monthLine(month, y, context)
  })
  return {
    bare: true,
    regions: [],
    elements: [...(isFirst ? pageHead(words.contents, context, true) : []), ...lines],
  }
}

/** Rows of the body that a line of contents takes at most. */
const mostRow = 1.25

// Parts of the measure: a page near its month is found without a line to follow.
const [folioAt, notesAt] = [0.2, 0.42]

function monthLine(month: Month, y: number, context: FrontContext): Element[] {
  const { area, words, settings } = context
  const { monthColor, monthSign } = frontDesignOf(context)
  const color = monthColor?.(month.month)
  const from = monthSign?.w ?? 0
  const { posts, photos } = month
  const at = { kind: 'text' as const, y, lines: 1 }
  const styles = frontStyles(typesets[settings.typeset])
  // mm from the top of a line
  const baseline = (name: 'frontLine' | 'frontSmall') => {
    const style = styles[name]
    invariant(style, 'the front matter has its styles')
    return style.lineHeight / 2 + 0.38 * style.size * pt
  }
  const name: TextElement = {
    ...at,
    x: from,
    w: folioAt * area.width - from,
    style: 'frontLine',
    runs: [monthWord(month.month, settings.locale)],
  }
  return [
    ...(monthSign?.draw(month.month, y, styles.frontLine?.lineHeight ?? 0) ?? []),
    color ? { ...name, color } : name,
    {
      ...at,
      y: y + baseline('frontLine') - baseline('frontSmall'),
      x: notesAt * area.width,
      w: (1 - notesAt) * area.width,
      style: 'frontSmall',
      runs: [phrase(words.glanceNote, { posts, photos })],
    },
    {
      ...at,
      x: folioAt * area.width,
      w: 14,
      style: 'frontLine',
      align: 'right',
      runs: [String(month.folio)],
    },
  ]
}
