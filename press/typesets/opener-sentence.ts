import type { Item } from '#domain/books/item'
import { countLines } from '../engine/count-lines.ts'
import type { TextElement } from '../page/display-list.ts'
import type { TypesetContext } from './context.ts'
import { pulledSentence } from './pulled-sentence.ts'
import { line } from './text-block.ts'

/** A sentence of a month for its opener, in a style and at a place of the type area; none where it takes more lines than there is room for. */
export function openerSentence(
  items: readonly Item[],
  context: TypesetContext,
  { most, ...at }: { x: number; y: number; w: number; style: string; most: number },
): TextElement | undefined {
  const sentence = pulledSentence(items, context)
  if (!sentence) return undefined
  const { runs, lang } = line(sentence, context)
  const [lines] = countLines(context, [{ style: at.style, lang, width: at.w, runs }])
  if (lines === undefined || lines > most) return undefined
  return { kind: 'text', ...at, runs, lang, lines }
}
