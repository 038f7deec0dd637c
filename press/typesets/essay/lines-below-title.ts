import type { Block } from '../../paginate/block.ts'

/** Blocks whose first words below a title are so many lines at least where a page ends in them: the title does not count as one of these. */
export const linesBelowTitle = (blocks: readonly Block[], least: number): Block[] =>
  blocks.map((block, n) => {
    const before = blocks[n - 1]
    const isBelow = before?.kind === 'text' && before.style === 'title' && before.item === block.item
    return isBelow && block.kind === 'text'
      ? { ...block, leastHead: Math.max(block.leastHead ?? 0, least) }
      : block
  })
