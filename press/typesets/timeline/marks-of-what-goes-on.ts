import type { Item } from '#domain/books/item'
import type { Element, Page, Region, TextElement } from '../../page/display-list.ts'
import { phrase } from '../../text/book-words.ts'
import { ontoBaselineOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import { headWords } from '../item-head.ts'
import { seal } from '../palette.ts'
import { rail } from './rail.ts'

/** The same pages, each that begins with more of an entry with its day once more in the rail. */
export function withMarksOfWhatGoesOn(
  pages: readonly Page[],
  items: readonly Item[],
  context: TypesetContext,
): Page[] {
  const byId = new Map(items.map(item => [item.id, item]))
  const begun = new Set<string>()
  return pages.map(page => {
    const first = firstOf(page)
    const item = first && begun.has(first.item) ? byId.get(first.item) : undefined
    for (const { item } of page.regions) begun.add(item)
    if (!first || !item) return page
    return { ...page, elements: [...page.elements, ...markOf(item, context)] }
  })
}

// The upper left one; what ends above a page has no height.
function firstOf({ regions }: Page): Region | undefined {
  const [first, ...others] = regions.filter(({ h }) => h > 0)
  return others.reduce(
    (a, b) => (b && a && (b.y < a.y - hair || (b.y < a.y + hair && b.x < a.x)) ? b : a),
    first,
  )
}

function markOf(item: Item, context: TypesetContext): Element[] {
  const { styles, area, words } = context
  const head = headWords(item, context)
  const at = (style: string, row: number, x: number, w: number, said: string): TextElement => ({
    kind: 'text',
    x,
    y: area.top + row * area.rowMm + ontoBaselineOf(styles.body, styles[style]),
    w,
    style,
    lines: 1,
    runs: [said],
  })
  return [
    { ...at('hour', 0, 0, rail.weekday, head.day), color: seal },
    at('weekday', 0, rail.weekday, rail.words, head.weekday),
    at('weekday', 1, 0, rail.w, phrase(words.goesOn, { entry: '' }).trim()),
  ]
}

/** mm */
const hair = 0.1
