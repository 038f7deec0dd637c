import { covered } from './font-coverage.ts'

// Space, breaks and joiners that we or the scripts put in; they need no glyph.
const unseen = new Set([0x20, 0x200b, 0x200c, 0x200d, 0x2060])

/** The words with 〓, typesetters' mark for missing type, for each character that no bundled font has; adds those to `missing`. */
export function markMissing(words: string, missing: Set<string>): string {
  let marked = ''
  for (const character of words) {
    const code = character.codePointAt(0) ?? 0
    if (unseen.has(code) || covered(code)) {
      marked += character
    } else {
      missing.add(character)
      marked += '〓'
    }
  }
  return marked
}
