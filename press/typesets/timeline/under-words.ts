import type { Block, PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { depthOf, withWordsBeside } from '../words-beside.ts'

/** A group of photos below words that no page parts from it, as one piece. */
export function underWords(group: PhotosBlock, blocks: Block[], context: TypesetContext): PhotosBlock {
  const depth = depthOf(blocks)
  const { min, natural, max, heights } = group.offer
  const below: PhotosBlock = {
    ...group,
    offer: {
      ...group.offer,
      min: min + depth,
      natural: natural + depth,
      max: max + depth,
      ...(heights && { heights: heights.map(height => height + depth) }),
    },
    draw: (rows, x, y) => group.draw(rows - depth, x, y + depth * context.area.rowMm),
  }
  return withWordsBeside(below, { blocks, head: 0, depth }, context)
}

/** One piece that is set in the second way where its page has the room for that, and in the first one where not. */
export function lowOrHigh(low: PhotosBlock, high: PhotosBlock): PhotosBlock {
  const lower = heightsOf(low).filter(rows => rows < high.offer.min)
  const [least = high.offer.min] = lower
  return {
    ...high,
    offer: { ...high.offer, min: least, heights: [...lower, ...heightsOf(high)] },
    draw: (rows, x, y) =>
      rows < high.offer.min ? low.draw(rows, x + low.x - high.x, y) : high.draw(rows, x, y),
  }
}

const heightsOf = ({ offer: { min, max, heights } }: PhotosBlock): readonly number[] =>
  heights ?? Array.from({ length: max - min + 1 }, (_, n) => min + n)
