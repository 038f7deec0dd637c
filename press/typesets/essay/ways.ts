import type { Way } from './plates.ts'

export const finest: Way = { keeps: 1, least: 0.6, together: 5 }

const low: Way = { ...finest, keeps: 0.42, least: 0.4 }
// Of months with albums, before all others.
const wholeAlbums: readonly Way[] = [
  { ...finest, whole: true },
  ...[2, 3].map((firstInGallery): Way => ({ ...finest, whole: true, firstInGallery })),
  { ...low, whole: true },
  { ...low, whole: true, firstInGallery: 3 },
  { ...low, whole: true, largeAtEnd: true },
]
const kinds: readonly Way[] = [
  ...wholeAlbums,
  finest,
  ...[5, 4, 3, 2].map((together): Way => ({ ...low, together })),
  { ...low, largeAtEnd: true },
  { ...low, calm: true },
  { ...low, narrows: true },
  { ...low, air: true },
]
const grown = kinds.map((way): Way => ({ ...way, grows: true }))
/** The finest first; what follows gives up a little of that. */
export const ways: readonly Way[] = [kinds, grown].flatMap(ways => [
  ...ways,
  ...ways.map((way): Way => ({ ...way, plain: true })),
])

/** Where each of them leaves a page a third empty, one after the other while one before the end still is. */
export const lowest: Way = { ...finest, least: 0.45, narrows: true, plain: true }
export const squeezed: Way = { least: 0.45, squeezes: true, narrows: true, plain: true, together: 5 }
export const stamps: Way = { ...squeezed, least: 0.25, remnants: true }
