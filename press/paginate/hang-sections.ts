import type { Broken } from './break-pages.ts'

/**
 * What ends a month below a head of its own, small talk and clippings, so far down on its last page, of `rows`, that this looks full, and no farther. The white
 * is shared by the entries above it and by it, for all of it at one place would be a hole. A page of nothing else is as it was.
 */
export function hangSections(broken: Broken, rows: number): Broken {
  const last = broken.frames - 1
  const free = broken.free[last] ?? 0
  const down = free - Math.floor(rows * (1 - leastFilled))
  const { placements } = broken
  const at = placements.findIndex(
    ({ frame, top, block }) => frame === last && top > 0 && block.kind === 'drawn' && block.hangs,
  )
  if (down <= 0 || at < 0) return broken
  const begins = placements.map(
    ({ frame, top, block }, n) =>
      frame === last && top > 0 && n <= at && (n === at || block.item !== placements[n - 1]?.block.item),
  )
  const gaps = begins.filter(Boolean).length
  let above = 0
  return {
    ...broken,
    placements: placements.map((placement, n) => {
      if (begins[n]) above += 1
      return above === 0
        ? placement
        : { ...placement, top: placement.top + Math.round((down * above) / gaps) }
    }),
  }
}

/** Share of a page. */
const leastFilled = 0.72
