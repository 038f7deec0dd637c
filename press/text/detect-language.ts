import { covered, holds } from './font-coverage.ts'

/** The language a paragraph is set in, told by its letters; Chinese is the book's own Chinese. */
export function detectLanguage(words: string, bookLang: string): string {
  const chinese = isSimplified(words) ? 'zh-cn' : bookLang.startsWith('zh') ? bookLang : 'zh-tw'
  let best = ''
  let most = 0
  for (const [lang, letters] of scripts) {
    const count = words.match(letters)?.length ?? 0
    if (count > most) {
      best = lang
      most = count
    }
  }
  const han = words.match(/\p{Script=Han}/gu)?.length ?? 0
  // A Japanese sentence is half kana; a Chinese one at times borrows a の.
  const kana = words.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (kana >= 3 && kana * 4 >= han) return 'ja'
  // Latin letters are small: three of them fill the space of one Chinese character.
  if (best === 'en') return han * 3 >= most ? chinese : 'en'
  return han >= most ? chinese : best
}

const scripts: [lang: string, letters: RegExp][] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['en', /\p{Script=Latin}/gu],
]

// Two characters that the book's own font lacks: set from it, the paragraph would be a patchwork of two fonts.
function isSimplified(words: string): boolean {
  let simplified = 0
  for (const character of words) {
    const code = character.codePointAt(0) ?? 0
    if (code >= 0x4e00 && code <= 0x9fff && !holds('TC', code) && covered(code)) simplified += 1
    if (simplified === 2) return true
  }
  return false
}
