import type { Block } from './block.ts'
import { boxesOf } from './box.ts'
import type { Broken } from './break-pages.ts'
import { fillFrame } from './fill-frame.ts'

/** The same with larger photos and more white on the last page, down to `share` of it, as far as they stretch. */
export function fullerEnd(
  blocks: readonly Block[],
  broken: Broken,
  capacity: (frame: number) => number,
  share: number,
): Broken {
  const last = broken.frames - 1
  const at = broken.placements.findIndex(({ frame }) => frame === last)
  const first = broken.placements[at]
  if (!first) return broken
  const boxes = blocks.flatMap(boxesOf)
  const start = boxes.findIndex(({ block, line }) => blocks[block] === first.block && line >= first.from)
  const { placements, free } = fillFrame(blocks, boxes.slice(start), capacity(last), last, true, share)
  if (free >= (broken.free[last] ?? 0)) return broken
  return {
    ...broken,
    placements: [...broken.placements.slice(0, at), ...placements],
    free: broken.free.map((rows, frame) => (frame === last ? free : rows)),
  }
}
