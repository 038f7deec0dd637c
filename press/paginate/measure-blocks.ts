import { countLines, type Measure } from '../engine/count-lines.ts'
import type { Block, TextBlock } from './block.ts'

/** Fills in the lines of all text blocks in one go. */
export function measureBlocks(blocks: readonly Block[], context: Measure): void {
  const texts = blocks.filter((block): block is TextBlock => block.kind === 'text')
  const lines = countLines(
    context,
    texts.map(t => ({ style: t.style, lang: t.paragraph.lang, width: t.w, runs: t.paragraph.runs })),
  )
  texts.forEach((text, i) => {
    text.lines = Math.max(1, lines[i] ?? 1)
  })
  const taken = new Map<string, number>()
  for (const block of blocks) taken.set(block.item, (taken.get(block.item) ?? 0) + leastRows(block))
  for (const block of blocks) {
    if (block.kind !== 'drawn' || !block.fillsUpTo) continue
    const others = (taken.get(block.item) ?? 0) - leastRows(block)
    block.rows = Math.max(0, block.fillsUpTo - others)
  }
}

function leastRows(block: Block): number {
  const { before } = block
  if (block.kind === 'text') return before + block.lines * block.rowsPerLine
  return before + (block.kind === 'photos' ? block.offer.min : block.rows)
}
