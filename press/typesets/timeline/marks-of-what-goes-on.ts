import type { Item } from '#domain/books/item'
import type { Element, Page, Region } from '../../page/display-list.ts'
import { phrase } from '../../text/book-words.ts'
import type { TypesetContext } from '../context.ts'
import { headWords } from '../item-head.ts'
import { goingOnMark } from './rail.ts'

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

const markOf = (item: Item, context: TypesetContext): Element[] =>
  goingOnMark(
    headWords(item, context),
    phrase(context.words.goesOn, { entry: '' }).trim(),
    context.area.top,
    context,
  )

/** mm */
const hair = 0.1
