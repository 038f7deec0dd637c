import type { ShapeElement } from '../../page/display-list.ts'
import type { Block } from '../../paginate/block.ts'
import { tapeTones } from './paper-tones.ts'

/** The same photos; those that stand below each other, clearly narrower than their place, are held by paper corners there, as in an album. */
export function heldByCorners(block: Block, month: string): Block {
  if (block.kind !== 'photos') return block
  return {
    ...block,
    draw(rows, x, y) {
      const drawn = block.draw(rows, x, y)
      const [first] = drawn.regions
      const isApart = drawn.regions.every(({ x, w }) => x === first?.x && w < block.w - leastWhite)
      if (!isApart) return drawn
      const corners = drawn.regions.map(photo => cornersOf(photo, month))
      return { ...drawn, elements: [...drawn.elements, ...corners] }
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
