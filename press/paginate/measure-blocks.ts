import { invariant } from '#domain/invariant'
import { countLines, type Measure } from '../engine/count-lines.ts'
import type { Block, TextBlock } from './block.ts'

/** Fills in the lines of all text blocks in one go. */
export function measureBlocks(blocks: readonly Block[], context: Measure): void {
  const texts = blocks.filter((block): block is TextBlock => block.kind === 'text')
  const lines = countLines(
    context,
    texts.map(t => ({ style: t.style, lang: t.paragraph.lang, width: t.w, runs: t.paragraph.runs })),
  )
  for (const [i, text] of texts.entries()) {
    const count = lines[i]
    invariant(count !== undefined, 'each text has its lines counted')
    text.lines = Math.max(1, count)
  }
  const rowsOfItems = new Map<string, number>()
  // an item has no rows before its first block
  for (const block of blocks)
    rowsOfItems.set(block.item, (rowsOfItems.get(block.item) ?? 0) + leastRows(block))
  for (const block of blocks) {
    if (block.kind !== 'drawn' || !block.fillsUpTo) continue
    const rows = rowsOfItems.get(block.item)
    invariant(rows !== undefined, 'the rows of each item are summed')
    block.rows = Math.max(0, block.fillsUpTo - (rows - leastRows(block)))
  }
}

function leastRows(block: Block): number {
  const { before } = block
  if (block.kind === 'text') return before + block.lines * block.rowsPerLine
  return before + (block.kind === 'photos' ? block.offer.min : block.rows)
}
