import { emOf, type Glyph, type Line } from '../drawn-page.ts'

/** Neighbouring points and brackets that should share half an em and do not (W3C CLREQ 3.1.6.1), and such pairs in all. */
export function loosePairs(paragraphs: readonly (readonly Line[])[]): { loose: number; pairs: number } {
  const distances = paragraphs.flat().flatMap(line =>
    line.glyphs.flatMap((glyph, i) => {
      const next = line.glyphs[i + 1]
      return next && gives(glyph, next) ? [(next.x - glyph.x) / emOf(line)] : []
    }),
  )
  return { loose: distances.filter(distance => distance > 0.8).length, pairs: distances.length }
}

// A closing bracket gives before any point or bracket, an opening one after any.
const gives = (a: Glyph, b: Glyph) =>
  (closing.test(a.text) && mark.test(b.text)) || (opening.test(b.text) && mark.test(a.text))

const closing = /^[」』）》〉】〕]$/u
const opening = /^[「『（《〈【〔]$/u
const mark = /^[」』）》〉】〕「『（《〈【〔，。、；：！？]$/u
