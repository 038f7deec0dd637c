import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'
import { emWidth } from '../text/em-width.ts'
import type { TypesetContext } from './context.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'

/** Few words of an entry in large type, to stand beside its photo (decision 0212); undefined where they are many, or not words alone. */
export function remarkBlocks(item: Item, context: TypesetContext, design: ItemDesign): Block[] | undefined {
  const em = emWidth(item.text)
  if (em < fewest || em > most || item.links.length > 0 || item.title || item.quote || item.poll)
    return undefined
  return itemBlocks({ ...item, media: [] }, context, { ...design, body: 'remark' }).map(block =>
    block.kind === 'text' && block.style === 'remark' ? { ...block, rowsPerLine } : block,
  )
}

/** Em of words. */
const fewest = 2
const most = 75
/** Lines of the style, which two of take three rows. */
const rowsPerLine = 1.5
