import { type ItemWords, type Shown, shownAt, shownWords } from './shown-words.ts'

/** Where a caret is in words that are typed: in which of their lines, and at which offset. */
export interface CaretAt {
  offset: number
  length: number
  isFirstLine: boolean
  isLastLine: boolean
}

/** What a key does at the edge of a part of a paragraph, whose other parts stand elsewhere. */
export type EdgeStep = { kind: 'go' | 'delete'; to: 'before' | 'behind' }

/** Over the edge of a page the caret goes on, and takes letters away, as if there were none; undefined where a key stays in the part. */
export function edgeStep(key: string, shown: Shown, caret: CaretAt): EdgeStep | undefined {
  if (shown.field === 'title') return undefined
  const { offset, length, isFirstLine, isLastLine } = caret
  const [atStart, atEnd] = [offset === 0, offset === length]
  if (shown.start > 0) {
    if (key === 'Backspace' && atStart) return { kind: 'delete', to: 'before' }
    if ((key === 'ArrowLeft' && atStart) || (key === 'ArrowUp' && isFirstLine))
      return { kind: 'go', to: 'before' }
  }
  if (shown.end > 0) {
    if (key === 'Delete' && atEnd) return { kind: 'delete', to: 'behind' }
    if ((key === 'ArrowRight' && atEnd) || (key === 'ArrowDown' && isLastLine))
      return { kind: 'go', to: 'behind' }
  }
  return undefined
}

/** The part, where the letter beside it is taken out of its line: one letter, whatever it is made of. */
export function withoutLetter(shown: Shown, words: ItemWords, to: EdgeStep['to']): Shown {
  if (shown.field === 'title') return shown
  const { start, end } = shown
  const from = shownAt(shown, words)
  const behind = from + (shownWords(shown, words)?.length ?? 0)
  if (to === 'before') {
    const letter = [...graphemes.segment(words.content.slice(from - start, from))].at(-1)
    return { ...shown, start: start - (letter?.segment.length ?? 0) }
  }
  const [letter] = graphemes.segment(words.content.slice(behind, behind + end))
  return { ...shown, end: end - (letter?.segment.length ?? 0) }
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
