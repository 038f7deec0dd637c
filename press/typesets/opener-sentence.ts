import type { Item } from '#domain/books/item'
import { countLines } from '../engine/count-lines.ts'
import type { TextElement } from '../page/display-list.ts'
import type { TypesetContext } from './context.ts'
import { pulledSentence } from './pulled-sentence.ts'
import { line } from './text-block.ts'

/**
 * A sentence of a month for its opener, in a style and at a place of the type area; none where it takes more lines than there is room for. With `even` its lines
 * are about as long as each other.
 */
export function openerSentence(
  items: readonly Item[],
  context: TypesetContext,
  {
    most,
    even = false,
    ...at
  }: { x: number; y: number; w: number; style: string; most: number; even?: boolean },
): TextElement | undefined {
  const sentence = pulledSentence(items, context)
  if (!sentence) return undefined
  const { runs, lang } = line(sentence, context)
  const widths = even ? shares.map(share => share * at.w) : [at.w]
  const counts = countLines(
    context,
    widths.map(width => ({ style: at.style, lang, width, runs })),
  )
  const [lines] = counts
  if (lines === undefined || lines > most) return undefined
  const w = lines > 1 ? (widths[counts.lastIndexOf(lines)] ?? at.w) : at.w
  return { kind: 'text', ...at, w, runs, lang, lines }
}

/** Of the room of a sentence, the widest first. */
const shares = Array.from({ length: 18 }, (_, n) => 1 - n * 0.03)
