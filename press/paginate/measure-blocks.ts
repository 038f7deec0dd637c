import { invariant } from '#domain/invariant'
import type { Measure } from '../engine/count-lines.ts'
import { limitStretch } from '../engine/limit-stretch.ts'
import type { Block, TextBlock } from './block.ts'

/** Fills in the lines of all text blocks in one go, those of entries with pages of their own included. */
export function measureBlocks(blocks: readonly Block[], context: Measure): void {
  const ownPages = blocks.flatMap(block => (block.ownPages ? [block.ownPages] : []))
  const texts = [...blocks, ...ownPages.flat()].filter((block): block is TextBlock => block.kind === 'text')
  const measured = limitStretch(
    context,
    texts.map(t => ({ style: t.style, lang: t.paragraph.lang, width: t.w, runs: t.paragraph.runs })),
  )
  for (const [i, text] of texts.entries()) {
    const own = measured[i]
    invariant(own, 'each text has its lines counted')
    text.lines = Math.max(1, own.lines)
    text.paragraph = { ...text.paragraph, runs: own.runs }
  }
  // an entry is set in one place or in the other
  for (const set of [blocks, ...ownPages]) {
    keepOffSmallType(set)
    fillWhite(set)
  }
}

// Small type that fills its rows to the foot, as hashtags do, would touch the photos below it.
function keepOffSmallType(blocks: readonly Block[]): void {
  for (const [n, block] of blocks.entries()) {
    const above = blocks[n - 1]
    if (block.kind !== 'photos' || above?.kind !== 'text' || above.rowsPerLine >= 1) continue
    const rows = above.lines * above.rowsPerLine
    if (above.item === block.item && Math.ceil(rows - hair) - rows < leastBelow)
      block.before = Math.max(block.before, 1)
  }
}

/** Of a row. */
const leastBelow = 0.3
const hair = 1e-6

// The white that keeps what follows an entry clear of what stands beside it.
function fillWhite(blocks: readonly Block[]): void {
  const rowsOfItems = new Map<string, number>()
  for (const block of blocks) {
    if (block.item === undefined) continue
    // an item has no rows before its first block
    const above = rowsOfItems.get(block.item) ?? 0
    if (block.kind === 'drawn' && block.fillsUpTo)
      block.rows = Math.max(0, block.fillsUpTo - above - block.before)
    rowsOfItems.set(block.item, above + leastRows(block))
  }
}

function leastRows(block: Block): number {
  const { before } = block
  if (block.kind === 'text') return before + Math.ceil(block.lines * block.rowsPerLine - hair)
  return before + (block.kind === 'photos' ? block.offer.min : block.rows)
}
