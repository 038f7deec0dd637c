import type { Item } from '#domain/books/item'
import { emWidth } from '../text/em-width.ts'

/** The only entry of its month, and of few words: it has the page to itself, so they can be large. */
export function isAlone(items: readonly Item[]): boolean {
  const [item, ...others] = items
  return item !== undefined && others.length === 0 && emWidth(item.text.slice(0, 2 * mostEm)) <= mostEm
}

const mostEm = 160
