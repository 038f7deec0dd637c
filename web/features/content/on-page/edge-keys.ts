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

/** Where in the text the caret goes on: beyond a letter by the keys to the side, to another line by those up and down. */
export function caretBeyond(key: string, shown: Shown, words: ItemWords, to: EdgeStep['to']): number {
  const from = shownAt(shown, words)
  const at = to === 'before' ? from : from + (shownWords(shown, words)?.length ?? 0)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return at
  const length = letterBeside(shown, words, to).length
  return to === 'before' ? at - length : at + length
}

/** The part, where the letter beside it is taken out of its line: one letter, whatever it is made of. */
export function withoutLetter(shown: Shown, words: ItemWords, to: EdgeStep['to']): Shown {
  if (shown.field === 'title') return shown
  const side = to === 'before' ? 'start' : 'end'
  return { ...shown, [side]: shown[side] - letterBeside(shown, words, to).length }
}

/** The letter of the line before or behind a part, whatever it is made of; empty where there is none. */
function letterBeside(shown: Shown, words: ItemWords, to: EdgeStep['to']): string {
  if (shown.field === 'title') return ''
  const from = shownAt(shown, words)
  if (to === 'before') return lettersOf(words.content.slice(from - shown.start, from)).at(-1) ?? ''
  const behind = from + (shownWords(shown, words)?.length ?? 0)
  return lettersOf(words.content.slice(behind, behind + shown.end))[0] ?? ''
}

function lettersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
