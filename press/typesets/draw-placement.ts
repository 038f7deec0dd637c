import type { Element, Region, Run } from '../page/display-list.ts'
import type { Placement } from '../paginate/block.ts'

/** What a placed block draws, at its place. */
export function drawPlacement(
  placement: Placement,
  runs: Run[],
  origin: { x: number; y: number },
  rowMm: number,
): { elements: Element[]; regions: Region[] } {
  const { block } = placement
  const x = origin.x + block.x
  const h = placement.rows * rowMm
  if (block.kind === 'photos') return block.draw(placement.rows, x, origin.y)
  // what stands beside the blocks that follow has a height of its own
  const beside = block.kind === 'drawn' ? (block.minDepth ?? 0) * rowMm : 0
  const regions =
    block.item === undefined ? [] : [{ item: block.item, x, y: origin.y, w: block.w, h: Math.max(h, beside) }]
  if (block.kind === 'drawn') return { elements: block.draw(x, origin.y), regions }
  const whole = placement.from === 0 && placement.to === block.lines
  return {
    regions,
    elements: [
      ...(block.backdrop?.({ x, y: origin.y, w: block.w, h }) ?? []),
      {
        kind: 'text',
        x,
        y: origin.y,
        w: block.w,
        style: block.style,
        runs,
        lines: placement.to - placement.from,
        lang: block.paragraph.lang,
        ...(placement.to < block.lines ? { continues: true } : {}),
        ...(placement.from > 0 ? { continued: true } : {}),
        ...(block.align ? { align: block.align } : {}),
        ...(block.color ? { color: block.color } : {}),
        ...(block.heading && whole ? { heading: block.heading } : {}),
      },
    ],
  }
}
