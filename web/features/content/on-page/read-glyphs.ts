import type { Point } from './place-letters.ts'

/** Where the glyphs of a drawing begin that stand in a box, in CSS pixels of the screen. */
export function readGlyphs(
  drawing: SVGSVGElement,
  box: { x: number; y: number; w: number; h: number },
): Point[] {
  const glyphs: Point[] = []
  for (const glyph of drawing.querySelectorAll('use')) {
    const group = glyph.parentNode
    const matrix = group instanceof SVGGraphicsElement ? group.getScreenCTM() : null
    if (!matrix) continue
    const { x, y } = new DOMPoint(glyph.x.baseVal.value, glyph.y.baseVal.value).matrixTransform(matrix)
    const isInside = x > box.x - slack && x < box.x + box.w + slack && y > box.y && y < box.y + box.h
    if (isInside) glyphs.push({ x, y })
  }
  return glyphs
}

/** CSS pixels by which letters hang out of their measure. */
const slack = 8
