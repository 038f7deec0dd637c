import type { Broken } from './break-pages.ts'

/** What ends a month below a head of its own, small talk and clippings, at the foot of its last page, with the white above it; a page of nothing else is as it was. */
export function hangSections(broken: Broken): Broken {
  const last = broken.frames - 1
  const down = broken.free[last] ?? 0
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
