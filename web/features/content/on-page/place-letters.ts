import { lettersOf, type TextLetter } from './letters-of.ts'

export interface Point {
  x: number
  y: number
}

/** A letter where it begins on its baseline. */
export interface Letter extends TextLetter, Point {}

/**
 * The letters of a paragraph in lines, from where its glyphs were drawn; `hyphens` says after how many letters a hyphen was drawn that is
 * not in the text. Undefined where the drawing has more glyphs or fewer:
 * then nobody knows which is which.
 */
export function placeLetters(
  text: string,
  glyphs: readonly Point[],
  leading: number,
  hyphens: readonly number[] = [],
): Letter[][] | undefined {
  const letters = lettersOf(text)
  if (letters.length + hyphens.length !== glyphs.length) return undefined
  const lines: Letter[][] = []
  const hyphenAt = new Set(hyphens.map((before, i) => before + i))
  const drawn = inOrder(glyphs, leading).filter((_, i) => !hyphenAt.has(i))
  for (const [i, glyph] of drawn.entries()) {
    const letter = letters[i]
    if (!letter) return undefined
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line && first && glyph.y - first.y < leading / 2) line.push({ ...letter, ...glyph })
    else lines.push([{ ...letter, ...glyph }])
  }
  return lines
}

/** As they are read: down, then from left to right. */
function inOrder(glyphs: readonly Point[], leading: number): Point[] {
  return glyphs.toSorted((a, b) => (Math.abs(a.y - b.y) < leading / 2 ? a.x - b.x : a.y - b.y))
}
