import { invariant } from '#domain/invariant'

interface Shown {
  aspect: number
  /** mm at 240 ppi. */
  maxWidth: number
  large?: boolean
}

/**
 * Cuts the photos of an album into groups of up to `most` that are as wide as a page, with rhythm: none is as many as the one before it
 * where that can be, and each makes a row that is low enough. Order is kept. No two that are to be large share one. `strayOf`: what it costs that
 * a group cannot keep to the columns of its room; `alone`: what it costs that a photo that is no panorama has a row of its own.
 */
export function chunkAlbum<T extends Shown>(
  photos: readonly T[],
  most: number,
  strayOf: (group: readonly T[]) => number = () => 0,
  alone = usualAlone,
): T[][] {
  const best: (Cut | undefined)[][] = Array.from({ length: photos.length + 1 }, () => [])
  best[0] = [{ demerits: 0, before: undefined, size: 0 }]
  for (let from = 0; from < photos.length; from++) {
    for (let size = 1; size <= Math.min(most, photos.length - from); size++) {
      const group = photos.slice(from, from + size)
      const stray = size > 1 ? strayOf(group) : 0
      const ends = best[from + size]
      invariant(ends, 'each photo has its ends')
      for (const before of best[from] ?? []) {
        if (!before) continue
        const demerits = before.demerits + groupDemerits(group, before.size, alone) + stray
        const cheapest = ends[size]
        if (!cheapest || demerits < cheapest.demerits) ends[size] = { demerits, before, size }
      }
    }
  }
  return groupsOf(photos, best[photos.length] ?? [])
}

/** The cheapest way to have cut the photos up to one, whose last group is of `size`. */
interface Cut {
  demerits: number
  before: Cut | undefined
  size: number
}

function groupsOf<T>(photos: readonly T[], ends: readonly (Cut | undefined)[]): T[][] {
  let cut = ends.reduce((a, b) => (!a || (b && b.demerits < a.demerits) ? b : a), undefined)
  invariant(cut, 'an album can be cut into groups')
  const groups: T[][] = []
  for (let to = photos.length; cut && cut.size > 0; cut = cut.before) {
    groups.push(photos.slice(to - cut.size, to))
    to -= cut.size
  }
  return groups.reverse()
}

function groupDemerits(group: readonly Shown[], sizeBefore: number, alone: number): number {
  const [first] = group
  invariant(first, 'a group has a photo')
  const across = group.reduce((sum, photo) => sum + photo.aspect, 0)
  if (group.length === 1) return across > panorama ? 0.4 : alone
  const rivals = group.filter(photo => photo.large).length > 1 ? 4 : 0
  const again = group.length === sizeBefore ? 0.3 : 0
  // beside each other they would be taller than a third of a page
  const tall = across < leastAcross ? 2 : 0
  return (bySize[group.length] ?? 1) + again + tall + rivals
}

const usualAlone = 6
/** Width over height of what stands alone, and of the photos of a group beside each other at least. */
const panorama = 2.2
const leastAcross = 1.65

/** Groups of three to five make rows of different heights. */
const bySize = [0, 6, 1.6, 0.7, 0.4, 0.6]
