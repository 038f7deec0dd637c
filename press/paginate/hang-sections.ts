import type { Broken } from './break-pages.ts'

/**
 * What ends a month below a head of its own, small talk and clippings, so far down on its last page, of `rows`, that this looks full, and no farther: the white
 * above it would part it from its month. A page of nothing else is as it was.
 */
export function hangSections(broken: Broken, rows: number): Broken {
  const last = broken.frames - 1
  const free = broken.free[last] ?? 0
  const down = free - Math.floor(rows * (1 - leastFilled))
  const at = broken.placements.findIndex(
    ({ frame, top, block }) => frame === last && top > 0 && block.kind === 'drawn' && block.hangs,
  )
  if (down <= 0 || at < 0) return broken
  return {
    ...broken,
    placements: broken.placements.map((placement, n) =>
      n < at ? placement : { ...placement, top: placement.top + down },
    ),
  }
}

/** Share of a page. */
const leastFilled = 0.72
