import type { Block } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'
import type { Story } from './story.ts'
import { betweenStories, columnHeight } from './story-heights.ts'

/** Measures all that stories are made of. */
export function measureStories(stories: readonly Story[], context: TypesetContext) {
  measureBlocks(
    stories.flatMap(story => {
      if (story.shape === 'beside') return [...story.words, ...story.pictures]
      if (story.shape === 'talk') return story.parts.flatMap(({ blocks }) => blocks)
      return story.shape === 'stacked' && story.lower
        ? [...story.blocks, ...story.lower.words, ...story.lower.pictures]
        : story.blocks
    }),
    context,
  )
}

/** Its parts, below each other. What a page can hold, and words with the first of their photos, go over to the next one only where that would leave a hole. */
export function looseBlocks(story: Story, page: number): Block[] {
  const blocks =
    story.shape === 'beside'
      ? [...story.words, ...story.pictures]
      : story.shape === 'talk'
        ? story.parts.flatMap(({ blocks }) => blocks)
        : story.blocks
  const isOnePage = columnHeight(blocks).min <= page
  const lead = blocks.findIndex(({ kind }) => kind === 'photos')
  const isLed = columnHeight(blocks.slice(0, lead + 1)).min <= page
  return blocks.map((block, n) => ({
    ...block,
    ...(n === 0 && { before: betweenStories, stretch: 0 }),
    ...((isOnePage ? n < blocks.length - 1 : isLed && n < lead) && { together }),
  }))
}

/** Demerits of a page. */
const together = 0.8
