import type { DrawnImage, DrawnPage, Glyph, Line } from '#press/audit/drawn-page'
import { gatherLines } from '#press/audit/gather-lines'

interface Place {
  x?: number
  y?: number
  /** pt; 10 by default, so that an em is 3.53 mm. */
  size?: number
  family?: string
  /** em from one wide character to the next; narrow ones take half. */
  advance?: number
}

const em = (size: number) => (size * 25.4) / 72

/** The glyphs of words on one baseline. */
export function buildGlyphs(text: string, place: Place = {}): Glyph[] {
  const { x = 20, y = 50, size = 10, family = 'NotoSerifTC', advance = 1 } = place
  let at = x
  return [...text].map(character => {
    const width = em(size) * advance * (character <= '\u024f' ? 0.5 : 1)
    const glyph = { text: character, x: at, right: at + width, y, size, family }
    at += width
    return glyph
  })
}

/** A paragraph of lines, 6 mm from each other. */
export function buildLines(texts: readonly string[], place: Place = {}): Line[] {
  return texts.flatMap((text, i) => gatherLines(buildGlyphs(text, { ...place, y: (place.y ?? 50) + i * 6 })))
}

/** A photo that is shown whole. */
export function buildImage(x: number, y: number, w: number, h: number, widthPx = 1200): DrawnImage {
  const box = { x, y, w, h }
  return { box, whole: box, widthPx }
}

/** A5 pages of lines and photos. */
export function buildDrawnPage(lines: readonly Line[], images: DrawnImage[] = []): DrawnPage {
  return { width: 148, height: 210, glyphs: lines.flatMap(line => line.glyphs), images }
}
