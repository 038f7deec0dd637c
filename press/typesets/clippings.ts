import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'
import { belowSectionHead } from './below-section-head.ts'
import { clippingPictures, picturesOf } from './clipping-pictures.ts'
import { placeOfFew, runBeside } from './clippings-beside.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign } from './item-design.ts'
import { lineRows } from './line-rows.ts'
import { runOfItems } from './run-of-items.ts'

/**
 * Pictures with words in them and links that were shared: the pictures together, whole, each over its day and what was said of it
 * where that fits below it; then the links, and what else was said, beside the pictures where these are one or two.
 */
export function clippingsBlocks(
  items: readonly Item[],
  context: TypesetContext,
  design: ItemDesign,
): Block[] {
  const [first] = items
  if (!first) return []
  const pictures = picturesOf(items)
  const place = placeOfFew(
    pictures.map(({ media }) => media),
    context,
    design,
  )
  const { blocks, captioned } = clippingPictures(pictures, context, design, place)
  const spoken = spokenOf(items, captioned)
  const beside = place && runBeside(blocks, spoken, context, design)
  const below = beside?.below ?? spoken
  const all = [
    ...(beside ? [beside.block] : blocks),
    ...runOfItems(below, context, design).map((block, i) =>
      i === 0 && blocks.length > 0 ? { ...block, before: lineRows(context) } : block,
    ),
  ]
  return belowSectionHead(first, context.words.clippings, all, context, design)
}

// What was said of pictures that have no line for it below them, and of links.
export const spokenOf = (items: readonly Item[], captioned: ReadonlySet<string>): Item[] =>
  items.filter(item => hasWords(item) && !captioned.has(item.id)).map(item => ({ ...item, media: [] }))

const hasWords = ({ text, place, people, links }: Item) =>
  text.trim() !== '' || place !== undefined || people.length > 0 || links.length > 0
