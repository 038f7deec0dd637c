import type { Block } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'
import type { Story } from './story.ts'
import { betweenStories } from './story-heights.ts'

/** Measures all that stories are made of. */
export function measureStories(stories: readonly Story[], context: TypesetContext) {
  // a part may stand in several columns
  const parts = stories.flatMap((story): Story[] => (story.shape === 'column' ? story.parts : [story]))
  measureBlocks([...new Set(parts)].flatMap(blocksOf), context)
}

/** Its parts, below each other, for one that no page holds. */
export function looseBlocks(story: Story): Block[] {
  return belowOthers(blocksOf(story))
}

function blocksOf(story: Story): Block[] {
  if (story.shape === 'beside') return [...story.words, ...story.pictures]
  if (story.shape === 'column') return story.parts.flatMap(({ blocks }) => blocks)
  return story.blocks
}

/** Blocks that begin as far below the story before them as others do. */
export const belowOthers = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, n) => (n === 0 ? { ...block, before: betweenStories, stretch: 0 } : block))
