import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { headWords, whereAndWho } from '../item-head.ts'
import { lineBlocks } from '../text-block.ts'
import { belowHead } from './emoji-alone.ts'

/** The line of the place of a story and of the people in it, where it has some; as large as words where it says nothing else. */
export function whereLines(
  item: Item,
  context: TypesetContext,
  x: number,
  w: number,
  style = saysMore(item) ? 'meta' : 'body',
): Block[] {
  const where = whereAndWho(headWords(item, context))
  return where ? lineBlocks(item.id, where, style, context, { x, w, keepNext: true }) : []
}

const saysMore = (item: Item) =>
  belowHead(item).text.trim() !== '' || item.links.length > 0 || item.title !== undefined
