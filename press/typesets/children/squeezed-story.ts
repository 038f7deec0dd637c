import type { Block, PhotosBlock } from '../../paginate/block.ts'
import type { Story } from './story.ts'
import { leastSide } from './story-design.ts'

/**
 * A story whose groups of photos may be smaller than suits them, on fewer columns: rather than leave a hole in the page before it. None of
 * them becomes a stamp for that.
 */
export function squeezed(story: Story): Story {
  if (story.shape === 'talk') return story
  if (story.shape === 'beside') return { ...story, pictures: lower(story.pictures) }
  return { ...story, blocks: lower(story.blocks) }
}

const lower = (blocks: readonly Block[]): Block[] =>
  blocks.map(block => (block.kind === 'photos' ? lowerPhotos(block) : block))

/** A group that may be smaller than suits it. */
export function lowerPhotos(block: PhotosBlock): PhotosBlock {
  const { offer } = block
  return offer.squeezed === undefined
    ? block
    : { ...block, offer: { ...offer, min: lowestOf(block, offer.squeezed) } }
}

// The fewest rows, from those that it can be squeezed to, in which no photo is smaller than it may be.
function lowestOf({ offer }: PhotosBlock, squeezedTo: number): number {
  const least = Math.min(leastSide, sideOf(offer.compose(offer.min)))
  for (let rows = squeezedTo; rows < offer.min; rows++) if (sideOf(offer.compose(rows)) >= least) return rows
  return offer.min
}

const sideOf = (slots: readonly { w: number; h: number }[]) =>
  Math.min(...slots.map(({ w, h }) => Math.min(w, h)))
