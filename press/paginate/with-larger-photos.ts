import type { Block } from './block.ts'

/** The same with groups of photos as large as suits them at most, and no smaller than they would be. */
export function withLargerPhotos(blocks: readonly Block[]): Block[] {
  return blocks.map(block => {
    if (block.kind !== 'photos') return block
    const { natural, max } = block.offer
    return { ...block, offer: { ...block.offer, min: natural, natural: max } }
  })
}
