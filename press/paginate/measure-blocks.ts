import { countLines, type SetContext } from '../typesets/context.ts'
import type { Block, TextBlock } from './block.ts'

/** Fills in the lines of all text blocks in one go. */
export function measureBlocks(
  blocks: readonly Block[],
  context: Pick<SetContext, 'compiler' | 'styles'>,
): void {
  const texts = blocks.filter((block): block is TextBlock => block.kind === 'text')
  const lines = countLines(
    context,
    texts.map(t => ({ style: t.style, lang: t.paragraph.lang, width: t.w, runs: t.paragraph.runs })),
  )
  texts.forEach((text, i) => {
    text.lines = Math.max(1, lines[i] ?? 1)
  })
}
