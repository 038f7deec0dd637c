import { emOf, type Line } from '../drawn-page.ts'

/** em between two Chinese characters that straight edges may cost. */
const most = 0.12

/** Lines whose characters stand further apart than a line may be opened. */
export function tornLines(paragraphs: readonly (readonly Line[])[]): number {
  return paragraphs.flat().filter(isTorn).length
}

function isTorn(line: Line): boolean {
  return line.glyphs.some((glyph, i) => {
    const next = line.glyphs[i + 1]
    return next && han.test(glyph.text) && han.test(next.text) && next.x - glyph.x > (1 + most) * emOf(line)
  })
}

const han = /^\p{Script=Han}$/u
