import type { Block } from '../../paginate/block.ts'
import type { Story } from './story.ts'

/** A story whose groups of photos may be smaller than suits them, on fewer columns: rather than leave a hole in the page before it. */
export function squeezed(story: Story): Story {
  if (story.shape === 'beside') return { ...story, pictures: lower(story.pictures) }
  return { ...story, blocks: lower(story.blocks) }
}

const lower = (blocks: readonly Block[]): Block[] =>
  blocks.map(block => {
    if (block.kind !== 'photos' || block.offer.squeezed === undefined) return block
    return { ...block, offer: { ...block.offer, min: block.offer.squeezed } }
  })
