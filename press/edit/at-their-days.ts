import type { Item } from '#domain/books/item'
import { editMonth } from './edit-month.ts'

/** A part of a month that gathers nothing. */
export interface PartAtItsDay {
  kind: 'entry' | 'feature'
  item: Item
}

/** The items of a month in their order, each a part of its own, clippings and small talk too; the best is chosen as when these are gathered. */
export function atTheirDays(items: readonly Item[], edited: boolean): PartAtItsDay[] {
  const best = new Set(editMonth(items, edited).flatMap(part => (part.kind === 'feature' ? part.item : [])))
  return items.map(item => ({ kind: best.has(item) ? 'feature' : 'entry', item }))
}
