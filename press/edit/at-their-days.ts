import type { Item } from '#domain/books/item'
import { editMonth } from './edit-month.ts'
import { nothing } from './gathering.ts'

/** A part of a month that gathers nothing. */
export interface PartAtItsDay {
  kind: 'entry' | 'feature'
  item: Item
}

/** The items of a month in their order, each a part of its own, clippings and small talk too. */
export function atTheirDays(items: readonly Item[], edited: boolean): PartAtItsDay[] {
  return editMonth(items, edited, nothing).flatMap(part => ('item' in part ? part : []))
}
