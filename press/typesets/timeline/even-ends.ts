import { countLines } from '../../engine/count-lines.ts'
import { pt } from '../../page/style.ts'
import type { Block, TextBlock } from '../../paginate/block.ts'
import { SHORTEST } from '../../text/keep-last-letters.ts'
import type { TypesetContext } from '../context.ts'

/**
 * Paragraphs of a few ragged lines that end with a word or two become a little narrower where they have as many lines so: their last line takes some
 * letters of the others.
 */
export function evenEnds(blocks: readonly Block[], context: TypesetContext): void {
  const few = blocks.filter(isOfFewLines)
  const at = (widthOf: (text: TextBlock) => number) =>
    countLines(
      context,
      few.map(text => ({
        style: text.style,
        lang: text.paragraph.lang,
        width: widthOf(text),
        runs: text.paragraph.runs,
      })),
    )
  const narrowOf = (text: TextBlock) =>
    text.w - (isShort(text) ? ofShort : 1) * narrower * emOf(text, context)
  // where so much more room in each of its lines saves the last one, that one is so short
  const wide = at(text => text.w + (shortEnd / (text.lines - 1)) * emOf(text, context))
  const narrow = at(narrowOf)
  for (const [n, text] of few.entries())
    if (narrow[n] === text.lines && (wide[n] ?? text.lines) < text.lines) text.w = narrowOf(text)
}

const isOfFewLines = (block: Block): block is TextBlock =>
  block.kind === 'text' && block.lines > 1 && block.lines <= mostLines

// nothing else keeps the last two letters of so few on one line
const isShort = ({ paragraph }: TextBlock) =>
  paragraph.runs.map(run => (typeof run === 'string' ? run : run.emoji)).join('').length < SHORTEST

const emOf = ({ style }: TextBlock, { styles }: TypesetContext) => (styles[style]?.size ?? 0) * pt

const mostLines = 4
/** em, and how many times that for a short one, from whose line two letters may have to go. */
const narrower = 1.5
const ofShort = 5 / 3
const shortEnd = 3.2
