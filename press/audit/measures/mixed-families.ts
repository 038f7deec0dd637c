import type { Glyph, Line } from '../drawn-page.ts'

/** Paragraphs whose letters are of more than one family: a serif and a sans, or two kinds of Chinese characters. */
export function mixedFamilies(paragraphs: readonly (readonly Line[])[]): number {
  return paragraphs.filter(lines => isMixed(lines.flatMap(line => line.glyphs))).length
}

function isMixed(glyphs: readonly Glyph[]): boolean {
  const letters = glyphs.filter(({ text, family }) => /^\p{L}$/u.test(text) && /Serif|Sans/.test(family))
  const kinds = new Set(letters.map(({ family }) => family.includes('Serif')))
  const chinese = new Set(letters.flatMap(({ text, family }) => (wide.test(text) ? [family] : [])))
  return kinds.size > 1 || chinese.size > 1
}

const wide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u
