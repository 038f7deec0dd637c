import { invariant } from '#domain/invariant'
import type { Element, Page, TextElement } from '../../../page/display-list.ts'
import { pt } from '../../../page/style.ts'
import { phrase } from '../../../text/book-words.ts'
import { monthWord } from '../../../text/dates.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { frontStyles } from '../front-styles.ts'
import { type ContentsRow, contentsColumns } from './contents-columns.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'
import { frontDesignOf } from './front-design-of.ts'
import { pageHead } from './page-head.ts'

type Month = VolumeFacts['months'][number]

/** Months with their pages, under their years, in two columns; beside each what it holds. */
export function contentsPages(volume: VolumeFacts, context: FrontContext): Page[] {
  const byName = new Map(volume.months.map(month => [month.month, month]))
  const columns = contentsColumns([...byName.keys()])
  const most = Math.max(0, ...columns.map(rows => rows.length))
  return Array.from({ length: pagesOf(columns) }, (_, i) =>
    contentsPage(columns.slice(2 * i, 2 * i + 2), byName, { isFirst: i === 0, most }, context),
  )
}

/** Pages of contents that so many months need. */
export const contentsLength = (months: readonly string[]): number => pagesOf(contentsColumns(months))

const pagesOf = (columns: readonly unknown[]): number => Math.max(1, Math.ceil(columns.length / 2))

function contentsPage(
  columns: readonly (readonly ContentsRow[])[],
  months: ReadonlyMap<string, Month>,
  { isFirst, most }: { isFirst: boolean; most: number },
  context: FrontContext,
): Page {
  const { area, words } = context
  const head = area.height * 0.1
  const step = Math.min((area.height - head) / (most + 1), area.rowMm * mostRow)
  const lines = columns.flatMap((rows, n) =>
    rows.flatMap((row, i): Element[] => {
      const at = { x: n * (columnWidth(area.width) + columnGap), y: area.top + head + i * step }
      if (row === 'space') return []
      if ('year' in row)
        return [{ kind: 'text', ...at, w: 40, lines: 1, style: 'frontYear', runs: [row.year] }]
      const month = months.get(row.month)
      invariant(month, 'the contents list the months of their volume')
      return monthLine(month, at, context)
    }),
  )
  return {
    bare: true,
    regions: [],
    elements: [...(isFirst ? pageHead(words.contents, context, true) : []), ...lines],
  }
}

/** Rows of the body that a line of contents takes at most. */
const mostRow = 1.25

/** mm */
const columnGap = 8
const columnWidth = (width: number) => (width - columnGap) / 2

// Parts of a column, where the page ends and where the rest begins: near its month, it is found without a line to follow.
const [folioEnds, notesAt] = [0.46, 0.52]

function monthLine(month: Month, { x, y }: { x: number; y: number }, context: FrontContext): Element[] {
  const { area, words, settings } = context
  const { monthColor, monthSign } = frontDesignOf(context)
  const color = monthColor?.(month.month)
  const sign = monthSign?.w ?? 0
  const { posts, photos } = month
  const at = { kind: 'text' as const, y, lines: 1 }
  const styles = frontStyles(typesets[settings.typeset])
  // mm from the top of a line
  const baseline = (name: 'frontLine' | 'frontSmall') => {
    const style = styles[name]
    invariant(style, 'the front matter has its styles')
    return style.lineHeight / 2 + 0.38 * style.size * pt
  }
  const w = columnWidth(area.width)
  const name: TextElement = {
    ...at,
    x: x + sign,
    w: folioEnds * w - sign,
    style: 'frontLine',
    runs: [monthWord(month.month, settings.locale)],
  }
  return [
    ...(monthSign?.draw(month.month, { x, y }, styles.frontLine?.lineHeight ?? 0) ?? []),
    color ? { ...name, color } : name,
    {
      ...at,
      y: y + baseline('frontLine') - baseline('frontSmall'),
      x: x + notesAt * w,
      // words of another language may need some of the white between columns
      w: (1 - notesAt) * w + columnGap,
      style: 'frontSmall',
      runs: [phrase(words.glanceNote, { posts, photos })],
    },
    {
      ...at,
      x: x + folioEnds * w - folioWidth,
      w: folioWidth,
      style: 'frontLine',
      align: 'right',
      runs: [String(month.folio)],
    },
  ]
}

/** mm */
const folioWidth = 14
