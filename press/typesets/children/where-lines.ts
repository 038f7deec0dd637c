import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { headWords, whereAndWho } from '../item-head.ts'
import { lineBlocks } from '../text-block.ts'

/** The line of the place of a story and of the people in it, where it has some. */
export function whereLines(
  item: Item,
  context: TypesetContext,
  x: number,
  w: number,
  style = 'meta',
): Block[] {
  const where = whereAndWho(headWords(item, context))
  return where ? lineBlocks(item.id, where, style, context, { x, w, keepNext: true }) : []
}
