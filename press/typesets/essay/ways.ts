import type { Way } from './plates.ts'

export const finest: Way = { besides: true, keeps: 1, least: 0.6, together: 5 }

const airy = { before: 2, stretch: 1 }
const airiest = { before: 3, stretch: 1 }
/** Not the same between all entries, rather than a hole. */
const loose = { before: 1, stretch: 2 }
const looser = { before: 2, stretch: 2 }
const low: Way = { ...finest, keeps: 0.5, least: 0.4, white: loose }
// Of months with albums, before all others.
const wholeAlbums: readonly Way[] = [
  ...[undefined, airy].flatMap(white =>
    [false, true].map((slim): Way => ({ ...finest, whole: true, slim, ...(white && { white }) })),
  ),
  ...[2, 3, 4].map((firstInGallery): Way => ({ ...finest, whole: true, firstInGallery })),
  ...[loose, looser, airiest].flatMap(white =>
    [false, true].map((slim): Way => ({ ...low, whole: true, white, slim })),
  ),
  ...[2, 3, 4].map(
    (firstInGallery): Way => ({ ...low, whole: true, white: loose, slim: true, firstInGallery }),
  ),
  ...[loose, looser].map((white): Way => ({ ...low, whole: true, apart: true, white, slim: true })),
  ...[loose, looser].map((white): Way => ({ ...low, whole: true, white, largeAtEnd: true })),
  ...[1, 3].map((air): Way => ({ ...low, whole: true, air, slim: true })),
  { ...low, whole: true, calm: true },
]
/** The finest first; what follows gives up a little of that. */
export const ways: readonly Way[] = [
  ...wholeAlbums,
  finest,
  { ...finest, white: airy },
  { ...finest, slim: true },
  { ...finest, slim: true, white: airy },
  ...[5, 4, 3].flatMap(together =>
    [loose, looser, airiest].flatMap(white =>
      [false, true].map((slim): Way => ({ ...low, together, white, slim })),
    ),
  ),
  ...[loose, looser, airiest].flatMap(white =>
    [false, true].map((slim): Way => ({ ...low, apart: true, white, slim })),
  ),
  { ...finest, least: 0.85, white: airiest },
  ...[loose, looser].flatMap(white =>
    [false, true].map((slim): Way => ({ ...low, white, slim, largeAtEnd: true })),
  ),
  ...[1, 2, 3].map((air): Way => ({ ...finest, air })),
  ...[1, 2, 3].map((air): Way => ({ ...low, air, slim: true, largeAtEnd: true })),
  { ...low, together: 2 },
  { ...low, together: 2, slim: true, white: airiest },
  { ...finest, calm: true },
  { ...low, calm: true, slim: true },
  { ...low, besides: false },
  { ...low, besides: false, together: 4, white: airy },
]
/** Where each of them leaves a page a third empty; and what is tried last, where one before the end still is. */
export const lowest: Way = {
  white: loose,
  besides: true,
  least: 0.45,
  slim: true,
  squeezes: true,
  together: 5,
}
/** Those of them in which words alone differ. */
export const waysOfWords: readonly Way[] = [
  finest,
  { ...finest, white: airy },
  { ...finest, white: airiest },
  { ...finest, air: 3 },
  { ...finest, air: 6 },
]

/** In the lowest one, where a page before the end is a third empty all the same. */
export const stamps = { besides: false, least: 0.25, remnants: true }
