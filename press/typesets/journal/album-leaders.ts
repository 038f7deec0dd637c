import type { GroupPhoto } from '../../photos/photo-group.ts'
import { withHeroes } from '../with-heroes.ts'

/** Photos of an album with the ones marked that lead the others of their group, where they are many; few are set as a group of another entry is. */
export function albumLeaders<T extends GroupPhoto>(photos: readonly T[]): T[] {
  if (photos.length < fewest) return [...photos]
  const areTall = photos.every(({ aspect }) => aspect < tall)
  return withHeroes(photos, {
    least,
    enough: least,
    each: areTall ? perTallLeader : perLeader,
    byTurns: false,
  })
}

const fewest = 9
/** mm at 240 ppi of one that leads: about half of the page. */
const least = 52
/** Photos that share one; beside a tall one four others stand, in two rows. */
const perLeader = 11
const perTallLeader = 5.5
/** Width over height. */
const tall = 0.9
