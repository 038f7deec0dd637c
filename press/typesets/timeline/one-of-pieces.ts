import { invariant } from '#domain/invariant'
import type { PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { type BesideWords, drawBlocks } from '../words-beside.ts'

/** The first of several ways to set a photo with its words, the highest first, that its page has the rows for; by itself the first. */
export function oneOfPieces(pieces: readonly PhotosBlock[]): PhotosBlock {
  const [first, ...others] = pieces
  const lowest = pieces.at(-1)
  invariant(first && lowest, 'there is a way to set a photo')
  if (others.length === 0) return first
  const heights = [...new Set(pieces.flatMap(heightsOf))].sort((a, b) => a - b)
  return {
    ...first,
    offer: {
      ...first.offer,
      min: heights[0] ?? first.offer.min,
      max: heights.at(-1) ?? first.offer.max,
      heights,
    },
    draw(rows, x, y) {
      const piece = pieces.find(({ offer }) => offer.min <= rows) ?? lowest
      return piece.draw(rows, x - first.x + piece.x, y)
    },
  }
}

/** A photo and the words above it as one piece. */
export function withWordsAbove(
  photo: PhotosBlock,
  { blocks, depth }: BesideWords,
  context: TypesetContext,
): PhotosBlock {
  const { rowMm } = context.area
  const { min, natural, max } = photo.offer
  return {
    ...photo,
    offer: { ...photo.offer, min: min + depth, natural: natural + depth, max: max + depth },
    draw(rows, x, y) {
      const drawn = photo.draw(rows - depth, x, y + depth * rowMm)
      const words = drawBlocks(blocks, { x: x - photo.x, y }, rowMm)
      return {
        elements: [...words.elements, ...drawn.elements],
        regions: [...words.regions, ...drawn.regions],
      }
    },
  }
}

const heightsOf = ({ offer: { min, max } }: PhotosBlock) =>
  Array.from({ length: max - min + 1 }, (_, n) => min + n)
