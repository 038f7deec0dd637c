import type { Way } from './plates.ts'

export const finest: Way = { least: 0.6, together: 5 }

const low: Way = { ...finest, least: 0.4 }
// Of months with albums.
const withAlbums: readonly Way[] = [2, 3].flatMap(firstInGallery => [
  { ...finest, firstInGallery },
  { ...low, firstInGallery },
])
const kinds: readonly Way[] = [
  finest,
  ...withAlbums,
  ...(['small', 'large'] as const).flatMap((beside): Way[] => [
    { ...finest, beside },
    { ...low, beside },
    { ...low, beside, together: 3 },
    { ...low, beside, firstInGallery: 3 },
    { ...low, beside, largeAtEnd: true },
    { ...low, beside, together: 2 },
  ]),
  ...[5, 4, 3, 2].map((together): Way => ({ ...low, together })),
  { ...low, largeAtEnd: true },
  { ...low, calm: true },
  { ...low, narrows: true },
]
const grown = kinds.map((way): Way => ({ ...way, grows: true }))
/** The finest first; what follows gives up a little of that. */
export const ways: readonly Way[] = [kinds, grown].flatMap(ways => [
  ...ways,
  ...ways.map((way): Way => ({ ...way, plain: true })),
])

const lowest: Way = { ...finest, least: 0.45, narrows: true, plain: true, beside: 'small' }
export const squeezed: Way = {
  least: 0.45,
  squeezes: true,
  narrows: true,
  plain: true,
  together: 5,
  beside: 'small',
  parts: true,
}
const remnants: Way = { ...squeezed, least: 0.25, beside: 'least', remnants: true }

/** Where each of the ways leaves a page a third empty, one after the other while one still is. */
export const lastWays: readonly Way[] = [
  lowest,
  ...[5, 3].map(together => ({ ...lowest, parts: true, together })),
  squeezed,
  remnants,
]
