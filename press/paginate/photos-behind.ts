import type { Block } from './block.ts'
import type { Box } from './box.ts'

/** For each box, the groups of photos that stand from there on while all words of their entry, or its head, stand before. */
export function photosBehind(blocks: readonly Block[], boxes: readonly Box[]): number[] {
  const behind = new Array<number>(boxes.length + 1).fill(0)
  let photos = 0
  // from the last box on, until words of the entry are met
  let isPending = true
  for (let i = boxes.length - 1; i > 0; i--) {
    const [block, next, before] = [i, i + 1, i - 1].map(at => blocks[boxes[at]?.block ?? -1])
    if (block?.item !== next?.item) {
      photos = 0
      isPending = true
    }
    if (isWords(block)) isPending = false
    else if (block?.kind === 'photos') photos += 1
    if (isPending && block?.item !== undefined && block.item === before?.item) behind[i] = photos
  }
  return behind
}

/** Whether a reader knows an entry by it: not white that keeps others clear of a margin. */
export const isWords = (block: Block | undefined): boolean =>
  block !== undefined &&
  (block.kind === 'text' || (block.kind === 'drawn' && (block.rows > 0 || (block.minDepth ?? 0) > 0)))
