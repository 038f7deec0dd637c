import type { ShapeElement } from '../../page/display-list.ts'
import type { Block } from '../../paginate/block.ts'
import { tapeTones } from './paper-tones.ts'

/** The same photos; one alone that is clearly narrower than its place is held by paper corners there, as in an album. */
export function heldByCorners(block: Block, month: string): Block {
  if (block.kind !== 'photos') return block
  return {
    ...block,
    draw(rows, x, y) {
      const drawn = block.draw(rows, x, y)
      const [photo, ...others] = drawn.regions
      const isApart = photo && others.length === 0 && photo.w < block.w - leastWhite
      return isApart ? { ...drawn, elements: [...drawn.elements, cornersOf(photo, month)] } : drawn
    },
  }
}

/** mm of white beside it. */
const leastWhite = 6
/** mm of a corner along the edge of its photo, and out of it. */
const leg = 3.6
const over = 0.5

function cornersOf(
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  month: string,
): ShapeElement {
  const box = { x: x - over, y: y - over, w: w + 2 * over, h: h + 2 * over }
  const [right, foot] = [box.w.toFixed(2), box.h.toFixed(2)]
  const corners = [
    `M0 0h${leg}l-${leg} ${leg}z`,
    `M${right} 0v${leg}l-${leg} -${leg}z`,
    `M0 ${foot}v-${leg}l${leg} ${leg}z`,
    `M${right} ${foot}h-${leg}l${leg} -${leg}z`,
  ]
  const svg = `<path d="${corners.join('')}" fill="${tapeTones(month).ground}"/>`
  return { kind: 'shape', ...box, vw: box.w, vh: box.h, svg }
}
