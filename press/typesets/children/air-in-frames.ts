import type { Block } from '../../paginate/block.ts'
import type { Broken } from '../../paginate/break-pages.ts'
import { leastMeadow } from './story-frame.ts'

/**
 * Pages whose frames, from the last one up, are a row higher each where that fills their page, or leaves so little that nothing is drawn at its foot, or
 * where it would end a third early.
 */
export function airInFrames(
  broken: Broken,
  isFramed: (block: Block) => boolean,
  room: (frame: number) => number,
): Broken {
  const byFrame = Map.groupBy(broken.placements, ({ frame }) => frame)
  const pages = broken.free.map((free, frame) => {
    const placed = byFrame.get(frame) ?? []
    const framed = placed.filter(({ block }) => isFramed(block))
    const fills = free - framed.length < leastMeadow || free >= room(frame) / 3
    const higher = new Set(fills ? framed.slice(Math.max(0, framed.length - Math.floor(free))) : [])
    let added = 0
    const placements = placed.map(placement => {
      const top = placement.top + added
      if (!higher.has(placement)) return { ...placement, top }
      added += 1
      return { ...placement, top, rows: placement.rows + 1 }
    })
    return { placements, free: free - higher.size }
  })
  return {
    placements: pages.flatMap(({ placements }) => placements),
    frames: broken.frames,
    free: pages.map(({ free }) => free),
  }
}
