import type { Item } from '#domain/books/item'
import { editMonth } from './edit-month.ts'

/** A month of nothing but clippings, once it is edited. */
export const areClippings = (items: readonly Item[]): boolean =>
  items.length > 0 && editMonth(items, true).every(({ kind }) => kind === 'clippings')
