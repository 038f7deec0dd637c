import { invariant } from '#domain/invariant'
import type { PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { type BesideWords, drawBlocks } from '../words-beside.ts'

/**
 * The first of several ways to set a photo with its words, the highest first, that its page has the rows for; by itself the first. Those `grown` are
 * for pages that end early (press/paginate/grow-photos): beyond the heights of the others, the highest first, too.
 */
export function oneOfPieces(pieces: readonly PhotosBlock[], grown: readonly PhotosBlock[] = []): PhotosBlock {
  const [first] = pieces
  const lowest = pieces.at(-1)
  invariant(first && lowest, 'there is a way to set a photo')
  if (pieces.length + grown.length === 1) return first
  const own = new Set(pieces.flatMap(heightsOf))
  const max = Math.max(...own)
  const heights = [...own.union(new Set(grown.flatMap(heightsOf).filter(rows => rows > max)))]
  return {
    ...first,
    offer: { ...first.offer, min: Math.min(...own), max, heights: heights.sort((a, b) => a - b) },
    draw(rows, x, y) {
      const ways = rows > max ? grown : pieces
      const piece = ways.find(({ offer }) => offer.min <= rows) ?? lowest
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
