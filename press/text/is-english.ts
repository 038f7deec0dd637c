/** Of so many words one at least is one of the commonest. */
const WORDS_PER_COMMON = 6

/** Whether words in Latin letters are English, told by its commonest words: other languages are not hyphenated by its patterns. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []
  return words.filter(word => commonest.has(word)).length * WORDS_PER_COMMON >= words.length
}

// those that French, German, Danish, Dutch or Spanish write too are left out: a, an, as, at, do, for, have, in, is, no, on, over, we
const commonest = new Set(
  'the and of to i you that it was with they this from had but what all were when your can said there each which she how their will other about out many then them these some her would like him into time has look two more see could than first been who its now people my made did down only way find use may long little very after our just name good through just where most know get back much before right too any same think day went want because also around still here home'.split(
    ' ',
  ),
)
