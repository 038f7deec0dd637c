import type { Item } from '#domain/books/item'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { belowHead } from '../sign-in-head.ts'
import { drawBlocks } from '../words-beside.ts'
import { entryHead } from './entry-head.ts'
import { keepSounds } from './keep-sounds.ts'

/** Day and words of an entry over the measure, for a photo below them. */
export function wordsOverMeasure(item: Item, context: TypesetContext, look: ItemDesign): Block[] {
  const place = { x: 0, w: context.area.width }
  const below = belowHead(item)
  const words = itemBlocks({ ...below, text: keepSounds(below.text), media: [] }, context, {
    ...look,
    ...place,
  })
  return [...entryHead(item, place, { before: 0 }, context), ...words]
}

/** A photo and measured words of `depth` rows above it as one piece. */
export function withWordsAbove(
  photo: PhotosBlock,
  { blocks, depth }: { blocks: Block[]; depth: number },
  { area: { rowMm } }: TypesetContext,
): PhotosBlock {
  const { min, natural, max, heights } = photo.offer
  return {
    ...photo,
    offer: {
      ...photo.offer,
      min: min + depth,
      natural: natural + depth,
      max: max + depth,
      ...(heights && { heights: heights.map(height => height + depth) }),
    },
    draw(rows, x, y) {
      const drawn = photo.draw(rows - depth, x, y + depth * rowMm)
      const words = drawBlocks(blocks, { x, y }, rowMm)
      return {
        elements: [...words.elements, ...drawn.elements],
        regions: [...words.regions, ...drawn.regions],
      }
    },
  }
}

/** mm below words: with the white of a photo as much as to others. */
export const nearWords = 0.85
