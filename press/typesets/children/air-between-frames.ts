import type { Broken } from '../../paginate/break-pages.ts'
import { leastMeadow } from './story-frame.ts'

/**
 * Pages whose stories stand a row further from each other, all of them, where that fills a page or leaves so little that nothing is drawn at its foot.
 * Frames are as high as what is in them, so what is left over has no other place.
 */
export function airBetweenFrames(broken: Broken): Broken {
  const byFrame = Map.groupBy(broken.placements, ({ frame }) => frame)
  const pages = broken.free.map((free, frame) => {
    const placed = byFrame.get(frame) ?? []
    const begins = placed.map(({ block }, n) => {
      const before = placed[n - 1]?.block
      // not below the name of a month
      return before?.item !== undefined && before.item !== block.item
    })
    const gaps = begins.filter(begins => begins).length
    const mayGrow = gaps > 0 && free >= gaps && free - gaps < leastMeadow
    let added = 0
    const placements = placed.map((placement, n) => {
      if (mayGrow && begins[n]) added += 1
      return { ...placement, top: placement.top + added }
    })
    return { placements, free: free - added }
  })
  return {
    placements: pages.flatMap(({ placements }) => placements),
    frames: broken.frames,
    free: pages.map(({ free }) => free),
  }
}
