/** No word and no row of points is longer: each language parts its words before that. */
const LONGEST_UNBROKEN = 60

/**
 * Lets a line end within a word, or a row of points, that goes on for longer than any line; by itself it would stand out of its
 * column, and the engine takes the square of its length.
 */
export function cutLongWords(words: string): string {
  return words.replace(unbroken, run => run.replace(piece, `$&${pause}`))
}

const pause = '\u200b'
const unbroken = new RegExp(
  `[^\\s\\u200b\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]{${LONGEST_UNBROKEN + 1},}`,
  'gu',
)
// a letter stays with its marks, and joined letters stay together
const piece = /(?:\P{M}\p{M}*){30,40}?(?<!\u200d)(?!\u200d|\p{M}|$)/gu

/** No language puts more marks on a letter; the others are set beside it. */
export function partMarks(text: string): string {
  return text.replace(/\p{M}{30}(?=\p{M})/gu, `$&${pause}`)
}
