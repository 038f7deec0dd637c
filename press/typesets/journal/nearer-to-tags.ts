import type { Block, PhotosBlock, TextBlock } from '../../paginate/block.ts'
import { journalStyles, rowMm } from './journal-styles.ts'

/**
 * Measured blocks of which photos below hashtags begin as near to these as they do to words: small type leaves some of its last row. `head`: where
 * pages begin, in mm; photos that begin one stay there.
 */
export const nearerToTags = (blocks: readonly Block[], head: number): Block[] =>
  blocks.map((block, n) => {
    const above = blocks[n - 1]
    const isBelowTags = above?.kind === 'text' && above.style === 'tags' && above.item === block.item
    return block.kind === 'photos' && isBelowTags ? taller(block, leftBelow(above), head) : block
  })

function taller(block: PhotosBlock, by: number, head: number): PhotosBlock {
  return {
    ...block,
    draw: (rows, left, top) =>
      top > head + hair ? block.draw(rows + by, left, top - by * rowMm) : block.draw(rows, left, top),
  }
}

// Rows from the foot of its letters to that of its rows, less those that lines of words leave.
function leftBelow({ lines, rowsPerLine }: TextBlock): number {
  const { body, tags } = journalStyles
  const small = lines * rowsPerLine
  const inLine = (body.lineHeight - tags.lineHeight) / 2 / rowMm
  return Math.max(0, Math.ceil(small - hair) - small - (inLine * tags.lineHeight) / body.lineHeight)
}

/** rows, or mm */
const hair = 0.001
