/** What a finished page shows, read from the PDF. Lengths are mm from the upper left of the trimmed page, type sizes pt. */
export interface DrawnPage {
  width: number
  height: number
  glyphs: Glyph[]
  images: DrawnImage[]
}

export interface Glyph {
  text: string
  /** Origin on the baseline, and where the next glyph would stand. */
  x: number
  right: number
  y: number
  /** pt */
  size: number
  /** Family of the font without weight: `NotoSerifTC`. */
  family: string
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface DrawnImage {
  /** The part that is seen. */
  box: Box
  /** Where all of it would stand. */
  whole: Box
  widthPx: number
}

/** Glyphs that stand on one baseline, one after the other. */
export interface Line {
  glyphs: Glyph[]
  text: string
  x: number
  right: number
  y: number
  size: number
}

/** mm of one em. */
export const emOf = (line: { size: number }): number => (line.size * 25.4) / 72

/** Top of the letters of a line. */
export const topOf = (line: Line): number => line.y - 0.88 * emOf(line)
