import { inGroups } from '../edit/in-groups.ts'

/** The photos of an album as pieces of about a page; `first` of them, which find room elsewhere, as a piece before these, where enough are left. */
export function galleriesOf<T extends { aspect: number }>(photos: T[], first = 0): T[][] {
  if (first === 0 || photos.length < first + leastInRest) return inGroups(photos, mostOf(photos))
  const rest = photos.slice(first)
  return [photos.slice(0, first), ...inGroups(rest, mostOf(rest))]
}

/** A page of fewer is a remnant. */
const leastInRest = 4

// a plate and a few
const mostOf = (photos: readonly { aspect: number }[]) =>
  photos.reduce((sum, { aspect }) => sum + 1 / aspect, 0) > photos.length * mostUpright ? 6 : 7
const mostUpright = 1.35
