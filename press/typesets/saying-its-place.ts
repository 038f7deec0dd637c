import type { Item } from '#domain/books/item'
import type { TypesetContext } from './context.ts'
import { isPlain } from './is-plain.ts'
import { headWords, whereAndWho } from './item-head.ts'

/**
 * An entry of nothing but its place says that, and who was there, beside its day, where else nothing would stand; any other has both where names of places
 * stand, as it is. One `withPhotos` but without words says it, too, where that is asked for.
 */
export function sayingItsPlace(
  item: Item,
  context: TypesetContext,
  { withPhotos = false }: { withPhotos?: boolean } = {},
): Item {
  if (item.text.trim() !== '' || (item.media.length > 0 && !withPhotos) || !isPlain(item)) return item
  const { place: _, ...others } = item
  return { ...others, people: [], text: whereAndWho(headWords(item, context)) }
}
