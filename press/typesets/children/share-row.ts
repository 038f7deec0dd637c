import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { isSmall } from './small-story.ts'
import { nextRow } from './talk-rows.ts'

/** The remarks that share the row from this one on. */
export function talkFrom(item: Item, behind: readonly Item[], context: TypesetContext): Item[] | undefined {
  if (!isSmall(item)) return undefined
  const end = behind.findIndex(other => !isSmall(other))
  const remarks = [item, ...(end < 0 ? behind : behind.slice(0, end))]
  return remarks.slice(0, nextRow(remarks, context))
}
