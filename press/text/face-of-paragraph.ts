import { holds } from './font-coverage.ts'
import type { Typeface } from './font-families.ts'

/**
 * The language of a paragraph with the face that it is set from, where its language's own face lacks letters of it (BCP 47,
 * private use: `zh-tw-x-sc`): all Chinese and Japanese letters of a paragraph are from one face.
 */
export function withFace(lang: string, words: string): string {
  const letters = [...new Set(words.match(wide))].map(letter => letter.codePointAt(0) ?? 0)
  const lacks = (face: Typeface) => letters.filter(code => !holds(face, code)).length
  const order = facesFor(lang)
  const face = order.reduce((best, other) => (lacks(other) < lacks(best) ? other : best))
  return face === order[0] ? lang : `${lang}-x-${face.toLowerCase()}`
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

function facesFor(lang: string): readonly [Typeface, ...Typeface[]] {
  if (lang === 'ja') return ['JP', 'SC', 'TC']
  return lang === 'zh-cn' ? ['SC', 'TC', 'JP'] : ['TC', 'SC', 'JP']
}
