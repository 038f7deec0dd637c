import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { isPlain } from '../is-plain.ts'
import { headWords, whereAndWho } from '../item-head.ts'

/** An entry of nothing but its place says that, and who was there, beside its day, where else nothing would stand; any other has both in the rail, as it is. */
export function sayingItsPlace(item: Item, context: TypesetContext): Item {
  if (item.text.trim() !== '' || item.media.length > 0 || !isPlain(item)) return item
  const { place: _, ...others } = item
  return { ...others, people: [], text: whereAndWho(headWords(item, context)) }
}
