import type { Block, TextBlock } from './block.ts'

/**
 * The same with so many lines of an entry at least on either side of where its words are parted, over all of its paragraphs; an entry of fewer
 * than twice as many is not parted. Hashtags and other small type count as none.
 */
export function keepLines(blocks: readonly Block[], least: number): Block[] {
  const kept: Block[] = []
  while (kept.length < blocks.length) {
    const run = wordsFrom(blocks, kept.length)
    for (const block of run.length > 0 ? keepLinesOf(run, least) : blocks.slice(kept.length, kept.length + 1))
      kept.push(block.ownPages ? { ...block, ownPages: keepLines(block.ownPages, least) } : block)
  }
  return kept
}

function keepLinesOf(run: readonly TextBlock[], least: number): TextBlock[] {
  let below = run.reduce((sum, { lines }) => sum + lines, 0)
  let above = 0
  return run.map(block => {
    below -= block.lines
    const leastHead = Math.max(2, least - above)
    const leastFoot = Math.max(2, least - below)
    above += block.lines
    const isTooFew = below > 0 && (above < least || below < least)
    return { ...block, leastHead, leastFoot, ...(isTooFew && { keepNext: true }) }
  })
}

// The paragraphs of one entry from there on.
function wordsFrom(blocks: readonly Block[], from: number): TextBlock[] {
  const run: TextBlock[] = []
  for (let n = from; n < blocks.length; n++) {
    const block = blocks[n]
    if (!block || !isWords(block) || (run[0] && run[0].item !== block.item)) break
    run.push(block)
  }
  return run
}

const isWords = (block: Block): block is TextBlock => block.kind === 'text' && block.rowsPerLine >= 1
