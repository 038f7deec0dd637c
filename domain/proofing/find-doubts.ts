import { type DoubtKind, doubtRules } from './doubt-rules.ts'
import { findLoneBrackets } from './lone-brackets.ts'

/** A place of a text that may be a slip. */
export interface Doubt {
  kind: DoubtKind
  /** UTF-16 units, as fields count. */
  start: number
  end: number
  /** What would stand there instead, where that can be told. */
  mend?: string
}

/**
 * What is doubtful in the form of a text: rows of points, doubled characters, widths, blanks, brackets, characters that cannot be
 * printed. No dictionary: a wrong word is not found, and what is found need not be wrong. In the order of the text, none over
 * another, at most 200.
 */
export function findDoubts(text: string): Doubt[] {
  const addresses = [...text.matchAll(webAddress)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
  const found = doubtRules.flatMap(({ kind, pattern, mend }) =>
    [...text.matchAll(pattern)].map((match): Doubt => {
      const [row] = match
      const mended = mend?.(row, text.charAt(match.index - 1))
      const place = { kind, start: match.index, end: match.index + row.length }
      return mended === undefined || mended === row ? place : { ...place, mend: mended }
    }),
  )
  const lone = findLoneBrackets(text).map((place): Doubt => ({ kind: 'bracket', ...place }))
  const all = [...found, ...lone].sort((a, b) => a.start - b.start || b.end - a.end)
  const doubts: Doubt[] = []
  for (const doubt of all) {
    if (doubts.length === mostDoubts) break
    if (doubt.start < (doubts.at(-1)?.end ?? 0)) continue
    if (!addresses.some(({ start, end }) => doubt.start < end && start < doubt.end)) doubts.push(doubt)
  }
  return doubts
}

const mostDoubts = 200
/** Their points and colons are as they have to be. */
const webAddress = /(?:https?:\/\/|www\.)[^\s\p{Script=Han}]+|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,200}/gu
