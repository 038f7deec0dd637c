import { findPart } from './find-part.ts'
import type { FormPlace } from './form-place.ts'
import type { ItemWords, Shown } from './shown-words.ts'
import { visible } from './visible.ts'

/** Words of a page as they are printed; `part`: some lines of a paragraph whose others stand elsewhere. */
export interface PrintedWords {
  text: string
  part?: boolean | undefined
}

/** What a paragraph of the page shows. Undefined where none of its words are so printed, or more than one could be. */
export function findShown({ title, content }: ItemWords, printed: PrintedWords): Shown | undefined {
  const wanted = visible(printed.text)
  if (wanted === '') return undefined
  const lines = content.split('\n')
  const found = lines.flatMap((text, line) =>
    printed.part ? partsOf(lines, line, printed) : visible(text) === wanted ? [lineOf(lines, line)] : [],
  )
  if (!printed.part && visible(title) === wanted) found.push({ field: 'title' })
  return found.length === 1 ? found[0] : undefined
}

/** Of words that were printed anew those that a caret is in, and the caret in them; undefined where none has it, or two alike. */
export function findAtCaret<P extends PrintedWords>(
  { title, content }: ItemWords,
  { field, caret }: FormPlace,
  printed: readonly P[],
): { shown: Shown; caret: number; printed: P } | undefined {
  if (field === 'title') {
    const own = printed.find(({ text, part }) => !part && visible(text) === visible(title))
    return own && { shown: { field }, caret, printed: own }
  }
  const lines = content.split('\n')
  const above = content.slice(0, caret).split('\n')
  const line = above.length - 1
  const inLine = above[line]?.length ?? 0
  const text = lines[line] ?? ''
  if (visible(text) === '') return undefined
  const whole = printed.filter(words => !words.part && visible(words.text) === visible(text))
  if (whole.length > 0)
    return whole.length === 1 && whole[0]
      ? { shown: lineOf(lines, line), caret: inLine, printed: whole[0] }
      : undefined
  const parts = printed
    .filter(({ part }) => part)
    .map(words => ({ words, parts: findPart(text, words.text) }))
  const found = parts.flatMap(({ words, parts }) => {
    const [only, other] = parts.filter(({ from, to }) => from <= inLine && inLine <= to)
    if (!only || other) return []
    return [{ shown: lineOf(lines, line, only), caret: inLine - only.from, printed: words }]
  })
  // between two parts it is at the beginning of the second
  return found.at(-1)
}

function partsOf(lines: readonly string[], line: number, { text }: PrintedWords): Shown[] {
  return findPart(lines[line] ?? '', text).map(part => lineOf(lines, line, part))
}

function lineOf(lines: readonly string[], line: number, part?: { from: number; to: number }): Shown {
  const length = lines[line]?.length ?? 0
  return {
    field: 'content',
    before: line,
    after: lines.length - line - 1,
    start: part?.from ?? 0,
    end: part ? length - part.to : 0,
  }
}
