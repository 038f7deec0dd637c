import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign } from './item-design.ts'
import { runOfItems } from './run-of-items.ts'
import { sectionHead } from './section-head.ts'

/** The one-liners of a month, one after the other with their days; `isAll` where the month has nothing else. */
export function smallTalkBlocks(
  items: readonly Item[],
  isAll: boolean,
  context: TypesetContext,
  design: ItemDesign,
): Block[] {
  const [first] = items
  if (!first) return []
  const words = isAll ? context.words.smallTalkAlone : context.words.smallTalk
  return [sectionHead(first, words, context, design), ...runOfItems(items, context, design)]
}
