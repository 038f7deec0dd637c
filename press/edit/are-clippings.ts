import type { Item } from '#domain/books/item'
import { editMonth } from './edit-month.ts'
import { gatherings } from './gathering.ts'

/** A month of nothing but clippings, once it is edited. */
export const areClippings = (items: readonly Item[]): boolean =>
  items.length > 0 && editMonth(items, true, gatherings['a5-2']).every(({ kind }) => kind === 'clippings')
