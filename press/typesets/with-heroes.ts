import type { GroupPhoto } from '../photos/photo-group.ts'

/**
 * The photos of an album with the ones marked that the others of their group follow: of about every `each` one of the widest, where
 * that has the pixels to be seen from afar, `least` mm; none is the better for more than `enough` mm: the first, then with `byTurns` the last, so that they
 * stand at the left and at the right.
 */
export function withHeroes<T extends GroupPhoto>(
  photos: readonly T[],
  {
    least = leastHero,
    each = perHero,
    byTurns = true,
    enough = Number.POSITIVE_INFINITY,
  }: { least?: number; each?: number; byTurns?: boolean; enough?: number } = {},
): T[] {
  const count = Math.max(1, Math.round(photos.length / each))
  const heroes = new Set(
    Array.from({ length: count }, (_, n) => {
      const [from, to] = [n, n + 1].map(part => Math.round((part * photos.length) / count))
      return widestOf(photos, from ?? 0, to ?? photos.length, byTurns && n % 2 === 1, least, enough)
    }),
  )
  return photos.map((photo, n) => (heroes.has(n) ? { ...photo, large: true } : photo))
}

/** Photos of an album that share one. */
const perHero = 5
/** mm at 240 ppi on a large page: a narrower one dominates nothing. */
const leastHero = 70
/** Nobody sees that another one is so much wider. */
const alike = 1.1

// Ones with words in them are read, not looked at.
function widestOf(
  photos: readonly GroupPhoto[],
  from: number,
  to: number,
  isLast: boolean,
  least: number,
  enough: number,
): number {
  const widthOf = (n: number) => (photos[n]?.whole ? 0 : Math.min(enough, photos[n]?.maxWidth ?? 0))
  let best = from
  for (let n = from + 1; n < to; n++) if (widthOf(n) > widthOf(best) * (isLast ? 1 / alike : alike)) best = n
  return widthOf(best) >= least ? best : -1
}
