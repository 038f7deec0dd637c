import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'
import { belowSectionHead } from './below-section-head.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign } from './item-design.ts'
import { runOfItems } from './run-of-items.ts'

/** The one-liners of a month, one after the other with their days; `isAll` where the month has nothing else. Their head stands at the margin, as all heads do where there is one. */
export function smallTalkBlocks(
  items: readonly Item[],
  isAll: boolean,
  context: TypesetContext,
  design: ItemDesign,
): Block[] {
  const [first] = items
  if (!first) return []
  const words = isAll ? context.words.smallTalkAlone : context.words.smallTalk
  const { x, w, clippingWords: margin } = design
  const head = margin ? { ...design, x: margin.x, w: x + w - margin.x } : design
  return belowSectionHead(first, words, runOfItems(items, context, design), context, head)
}
