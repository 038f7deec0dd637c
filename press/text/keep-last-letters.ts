import type { Run } from '../page/display-list.ts'

/** A paragraph of fewer characters is no longer than any line but those of a narrow place. */
export const SHORTEST = 12

/**
 * Keeps the last two letters of a paragraph on one line, so that none stands alone below the others beside its point: the
 * line before gives one away and is set a breath wider. The number before a counter counts as a letter (2 顆).
 */
export function keepLastLetters(runs: readonly Run[], shortest = SHORTEST): Run[] {
  const characters = runs.map(run => (typeof run === 'string' ? run : run.emoji)).join('')
  const last = runs.at(-1)
  if (characters.length < shortest || last === undefined) return [...runs]
  if (typeof last === 'string')
    return [...runs.slice(0, -1), last.replace(lastCounter, keepCounter).replace(lastLetter, '\u2060$&')]
  const words = runs.at(-2)
  if (typeof words !== 'string' || [...graphemes.segment(last.emoji)].length > 1) return [...runs]
  // an emoji counts as a letter
  return [...runs.slice(0, -2), words.endsWith(' ') ? `${words.trimEnd()}\u00a0` : `${words}\u2060`, last]
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

// after a Chinese character; a word of Latin letters is whole by itself
const lastLetter =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{S}]\p{M}*[\p{P}\p{Zs}]*$/u

// after a number or a short word of Latin letters; a long one would leave too much white behind
const lastCounter =
  /(?<![\p{Script=Latin}\p{N}])([\p{Script=Latin}\p{N}]{1,6})( ?)(\p{Script=Han}[\p{P}\p{Zs}]*)$/u

const keepCounter = (_: string, number: string, space: string, counter: string) =>
  `${number}${space === '' ? '\u2060' : '\u00a0'}${counter}`
