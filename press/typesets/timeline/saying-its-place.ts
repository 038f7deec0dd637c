import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { isPlain } from '../is-plain.ts'
import { headWords, whereAndWho } from '../item-head.ts'

/** An entry without words says where it was, and who was there, beside its day, where else its words stand; any other as it is. */
export function sayingItsPlace(item: Item, context: TypesetContext): Item {
  if (item.text.trim() !== '' || !isPlain(item)) return item
  const { place: _, ...others } = item
  return { ...others, people: [], text: whereAndWho(headWords(item, context)) }
}
