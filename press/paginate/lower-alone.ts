import type { Broken } from './break-pages.ts'
import { fullEnd } from './fill-frame.ts'

/**
 * A page with one short entry and no other, in one column of `rows`: it stands in the lower part, as far down as a last page that looks full,
 * with the white above it.
 */
export function lowerAlone(page: Broken, rows: number): Broken {
  const entries = new Set(page.placements.flatMap(({ block }) => block.item ?? []))
  if (page.frames !== 1 || entries.size !== 1) return page
  const depth = Math.max(
    ...page.placements.map(({ top, rows, block }) => top + Math.max(rows, block.minDepth ?? 0)),
  )
  const down = fullEnd(rows) - depth
  if (down <= 0) return page
  return {
    ...page,
    placements: page.placements.map(placement => ({ ...placement, top: placement.top + down })),
    free: page.free.map(free => free - down),
  }
}
