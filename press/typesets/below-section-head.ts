import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'
import { phrase } from '../text/book-words.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign } from './item-design.ts'
import { sectionHead } from './section-head.ts'

/** Blocks of several entries below their head, which stands again over those that go on with a page where it is in the margin. */
export function belowSectionHead(
  first: Item,
  words: string,
  blocks: readonly Block[],
  context: TypesetContext,
  design: ItemDesign,
): Block[] {
  const head = sectionHead(first, words, context, design)
  if (!design.runMargin) return [head, ...blocks]
  const { item: _, ...again } = sectionHead(
    first,
    phrase(context.words.goesOn, { entry: words }),
    context,
    design,
  )
  return [head, ...blocks.map((block, n) => (n === 0 ? block : { ...block, goesOn: again }))]
}
