import type { Way } from './plates.ts'

export const finest: Way = { besides: true, keeps: 1, least: 0.6, together: 5 }

const low: Way = { ...finest, keeps: 0.42, least: 0.4 }
const slimOrNot = [false, true]
/** Of the height that suits them, what plates have at least. */
const heights = [0.4, 0.6, 0.8]
// Of months with albums, before all others.
const wholeAlbums: readonly Way[] = [
  ...slimOrNot.map((slim): Way => ({ ...finest, whole: true, slim })),
  ...[2, 3, 4].map((firstInGallery): Way => ({ ...finest, whole: true, firstInGallery })),
  ...heights.flatMap(least => slimOrNot.map((slim): Way => ({ ...low, whole: true, least, slim }))),
  ...[2, 3, 4].map((firstInGallery): Way => ({ ...low, whole: true, slim: true, firstInGallery })),
  ...slimOrNot.map((slim): Way => ({ ...low, whole: true, slim, largeAtEnd: true })),
  ...[1, 2, 3].map((air): Way => ({ ...low, whole: true, air, slim: true })),
  { ...low, whole: true, calm: true },
]
/** The finest first; what follows gives up a little of that. */
export const ways: readonly Way[] = [
  ...wholeAlbums,
  finest,
  { ...finest, slim: true },
  ...[5, 4, 3].flatMap(together =>
    heights.flatMap(least => slimOrNot.map((slim): Way => ({ ...low, together, least, slim }))),
  ),
  ...slimOrNot.map((slim): Way => ({ ...low, slim, largeAtEnd: true })),
  ...[1, 2, 3].map((air): Way => ({ ...finest, air })),
  ...[1, 2, 3].map((air): Way => ({ ...low, air, slim: true })),
  ...[1, 2, 3].map((air): Way => ({ ...low, air, slim: true, largeAtEnd: true })),
  ...slimOrNot.map((slim): Way => ({ ...low, together: 2, slim })),
  { ...finest, calm: true },
  { ...low, calm: true, slim: true },
  { ...low, besides: false },
  { ...low, besides: false, together: 4 },
]
/** Where each of them leaves a page a third empty; and what is tried last, where one before the end still is. */
export const lowest: Way = {
  besides: true,
  least: 0.45,
  slim: true,
  squeezes: true,
  together: 5,
}
/** Those of them in which words alone differ. */
export const waysOfWords: readonly Way[] = [
  finest,
  { ...finest, air: 1 },
  { ...finest, air: 3 },
  { ...finest, air: 6 },
]

/** In the lowest one, where a page before the end is a third empty all the same. */
export const stamps = { besides: false, least: 0.25, remnants: true }
