import type { Glyph, Line } from '../drawn-page.ts'

/**
 * Paragraphs with a line whose letters are of more than one family: a serif and a sans, or two kinds of Chinese characters. Lines are
 * looked at one by one: what is gathered here as a paragraph may be two, one below the other, in two languages.
 */
export function mixedFamilies(paragraphs: readonly (readonly Line[])[]): number {
  return paragraphs.filter(lines => lines.some(line => isMixed(line.glyphs))).length
}

function isMixed(glyphs: readonly Glyph[]): boolean {
  const letters = glyphs.filter(({ text, family }) => /^\p{L}$/u.test(text) && /Serif|Sans/.test(family))
  const kinds = new Set(letters.map(({ family }) => family.includes('Serif')))
  const chinese = new Set(letters.flatMap(({ text, family }) => (wide.test(text) ? [family] : [])))
  return kinds.size > 1 || chinese.size > 1
}

const wide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u
