import type { Item } from '#domain/books/item'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { halfOf } from './page-grid.ts'
import { postcardOf } from './postcard-story.ts'
import { isSmall, smallOf } from './small-story.ts'
import type { Column, Half } from './story.ts'
import { columnOf } from './story-column.ts'

/** An item as it is told in half the width of the page, at its left or its right. */
export type HalfOf = (item: Item, right: boolean) => Half

/** Tells items in halves, each of them once; pictures of at most so much of the rows of a page. */
export function halvesIn(context: TypesetContext, high = mostHigh): HalfOf {
  const made = { left: new Map<Item, Half>(), right: new Map<Item, Half>() }
  return (item, right) => {
    const known = right ? made.right : made.left
    const place = halfOf(context.area, right)
    const half =
      known.get(item) ??
      (isSmall(item) ? smallOf(item, place, context) : postcardOf(item, place, context, high))
    known.set(item, half)
    return half
  }
}

/**
 * The ways in which the first of such rows of items and those behind it stand in two columns, read one after the other: all that follow each other and suit a
 * half, with pictures among them.
 */
export function columnsFrom(
  rows: readonly (readonly Item[])[],
  half: HalfOf,
): { rows: number; ways: Column[][] }[] {
  const columns: { rows: number; ways: Column[][] }[] = []
  const items: Item[] = []
  for (const [n, row] of rows.entries()) {
    items.push(...row)
    if (items.length > mostItems || row.length === 0 || !row.every(suitsHalf)) break
    if (n === 0 || !items.some(({ media }) => media.length > 0)) continue
    const told = [...items]
    const ways = told
      .slice(1)
      .map((_, at) => [
        columnOf(told.slice(0, at + 1).map(item => half(item, false))),
        columnOf(told.slice(at + 1).map(item => half(item, true))),
      ])
    columns.push({ rows: n + 1, ways })
  }
  return columns
}

/** Stories in two columns: more would be small ones. */
const mostItems = 4
/** Of the rows of a page. */
const mostHigh = 0.58

// What half a page's width is enough for: few words, with one to three pictures or none.
const suitsHalf = (item: Item): boolean => {
  const { text, media, links, title, album, quote, poll } = item
  if (isSmall(item)) return true
  if (title || album || quote || poll || media.length > mostPictures || emWidth(text) > mostWords)
    return false
  return media.every(each => each.picture && !each.size && !each.caption) && links.every(isPlain)
}

// One that says no more than its address.
const isPlain = ({ title }: Item['links'][number]) => title === undefined

const mostPictures = 3
/** em */
const mostWords = 150
