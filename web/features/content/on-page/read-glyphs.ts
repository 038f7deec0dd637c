import type { Point } from './place-letters.ts'

/** Where the glyphs of a drawing begin that stand in a box, in CSS pixels of the screen. */
export function readGlyphs(
  drawing: SVGSVGElement,
  box: { x: number; y: number; w: number; h: number },
): Point[] {
  const glyphs: Point[] = []
  const matrices = new Map<ParentNode | null, DOMMatrix | null>()
  for (const glyph of drawing.querySelectorAll('use')) {
    // once for all glyphs of a line: the browser looks for it up to the window
    const group = glyph.parentNode
    const known = matrices.get(group)
    const matrix = known ?? (group instanceof SVGGraphicsElement ? group.getScreenCTM() : null)
    if (!known) matrices.set(group, matrix)
    if (!matrix) continue
    const { x, y } = new DOMPoint(glyph.x.baseVal.value, glyph.y.baseVal.value).matrixTransform(matrix)
    const isInside = x > box.x - slack && x < box.x + box.w + slack && y > box.y && y < box.y + box.h
    if (isInside) glyphs.push({ x, y })
  }
  return glyphs
}

/** CSS pixels by which letters hang out of their measure. */
const slack = 8
