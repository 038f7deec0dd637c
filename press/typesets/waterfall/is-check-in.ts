import type { Item } from '#domain/books/item'
import { isPlain } from '../is-plain.ts'

/** An entry that says where somebody was, or who was there, and nothing else. */
export const isCheckIn = (item: Item): boolean =>
  item.text.trim() === '' && item.media.length === 0 && isPlain(item)
