import { emOf, type Glyph, type Line } from './drawn-page.ts'

/** Glyphs in the order of drawing as lines: a line ends where the baseline changes, or after a gap as between columns. */
export function gatherLines(glyphs: readonly Glyph[]): Line[] {
  const lines: Glyph[][] = []
  for (const glyph of glyphs) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    if (line && before && follows(before, glyph)) line.push(glyph)
    else lines.push([glyph])
  }
  return lines.flatMap(lineOf)
}

function follows(before: Glyph, glyph: Glyph): boolean {
  const em = emOf(glyph)
  return (
    Math.abs(before.y - glyph.y) < 0.1 &&
    Math.abs(before.size - glyph.size) < 0.3 &&
    glyph.x > before.x - 0.6 * em &&
    // a justified line may be torn wide, at its spaces most
    glyph.x - before.right < (before.text === ' ' ? 8 : 1.9) * em
  )
}

// Spaces at both ends are of no line.
function lineOf(glyphs: Glyph[]): Line[] {
  const from = glyphs.findIndex(glyph => glyph.text.trim() !== '')
  const to = glyphs.findLastIndex(glyph => glyph.text.trim() !== '')
  const trimmed = glyphs.slice(from, to + 1)
  const [first, last] = [trimmed[0], trimmed.at(-1)]
  if (from < 0 || !first || !last) return []
  const text = trimmed.map(glyph => glyph.text).join('')
  return [{ glyphs: trimmed, text, x: first.x, right: last.right, y: first.y, size: first.size }]
}
