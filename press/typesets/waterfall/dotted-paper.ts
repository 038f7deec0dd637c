import type { ShapeElement } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import { paper } from './paper-tones.ts'

/**
 * The dots of a notebook over the type area, below the first `above` rows of it: on its lines, and about as far from each other across, so that what
 * a month leaves free of its last page is paper to write on.
 */
export function dottedPaper({ area }: TypesetContext, above: number): ShapeElement {
  const { width, rowMm, top, rows } = area
  const step = width / Math.round(width / rowMm)
  const lines = Array.from(
    { length: rows - above + 1 },
    (_, n) => `M${r} ${r + n * rowMm}h${width.toFixed(2)}`,
  )
  const dashes = `stroke-width="${2 * r}" stroke-linecap="round" stroke-dasharray="0 ${step.toFixed(4)}"`
  const box = { x: -r, y: top + above * rowMm - r, w: width + 2 * r, h: (rows - above) * rowMm + 2 * r }
  const svg = `<path d="${lines.join('')}" fill="none" stroke="${paper.dot}" ${dashes}/>`
  return { kind: 'shape', ...box, vw: box.w, vh: box.h, svg }
}

/** mm of a dot, from its middle. */
const r = 0.2
