import type { Item } from '#domain/books/item'
import { countLines } from '../engine/count-lines.ts'
import type { Run, TextElement } from '../page/display-list.ts'
import { pt } from '../page/style.ts'
import { joinRuns } from '../text/join-runs.ts'
import { phraseLines } from '../text/phrase-lines.ts'
import type { TypesetContext } from './context.ts'
import { pulledSentence } from './pulled-sentence.ts'
import { line } from './text-block.ts'

/**
 * A sentence of a month for its opener, in a style and at a place of the type area, its lines ended where it has points, or between words; none where it
 * takes more lines than there is room for. `onPage`: the entries that are known to stand on its page, by their ids, which do not say it.
 */
export function openerSentence(
  items: readonly Item[],
  context: TypesetContext,
  {
    most,
    onPage,
    ...at
  }: {
    x: number
    y: number
    w: number
    style: string
    most: number
    onPage?: ReadonlySet<string> | undefined
  },
): TextElement | undefined {
  const sentence = pulledSentence(items, context, onPage)
  if (!sentence) return undefined
  const { runs, lang } = line(sentence, context)
  const linesOf = (runs: Run[]) => countLines(context, [{ style: at.style, lang, width: at.w, runs }])[0]
  const lines = linesOf(runs)
  if (lines === undefined || lines > most) return undefined
  const phrases = lines > 1 ? phrased(runs, lines, at, context) : runs
  return { kind: 'text', ...at, runs: linesOf(phrases) === lines ? phrases : runs, lang, lines }
}

function phrased(
  runs: Run[],
  lines: number,
  { style, w }: { style: string; w: number },
  { styles }: TypesetContext,
): Run[] {
  const em = (styles[style]?.size ?? 0) * pt
  const phrases = phraseLines(runs, lines, w / em)
  return phrases ? joinRuns(phrases.flatMap((phrase, n) => (n > 0 ? ['\n', ...phrase] : phrase))) : runs
}
