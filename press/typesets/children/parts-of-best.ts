import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { entryWithPages } from '../entry-with-pages.ts'
import type { ItemDesign } from '../item-design.ts'

/** The parts of the best story of a month: one great picture, its words in large type below it, then its other pictures. */
export function partsOfBest(item: Item, context: TypesetContext, design: ItemDesign): Block[] {
  const isShort = emWidth(item.text) <= mostLarge
  return entryWithPages(item, context, { ...design, ...(isShort && { body: 'feature' }) }).map(block =>
    // no page cuts it: half rows are whole ones together
    block.kind === 'text' && block.style === 'feature' ? { ...block, rowsPerLine: 1.5 } : block,
  )
}

/** em of words that are told in large type. */
const mostLarge = 130
