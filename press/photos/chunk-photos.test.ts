import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chunkPhotos } from './chunk-photos.ts'

const photo = fc.record({
  aspect: fc.double({ min: 0.3, max: 4, noNaN: true }),
  maxWidth: fc.double({ min: 5, max: 420, noNaN: true }),
})

it('keeps order, loses nothing, fills no group too full and leaves no last one alone', () => {
  fc.assert(
    fc.property(
      fc.array(photo, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 2, max: 6 }),
      (photos, most) => {
        const groups = chunkPhotos(photos, most)
        expect(groups.flat()).toEqual(photos)
        for (const group of groups) {
          expect(group.length).toBeGreaterThan(0)
          expect(group.length).toBeLessThanOrEqual(most)
        }
        if (photos.length > 1) expect(groups.at(-1)?.length).toBeGreaterThan(1)
      },
    ),
    { numRuns: 2000 },
  )
})

it('gives an album of forty a rhythm', () => {
  const photos = Array.from({ length: 40 }, () => ({ aspect: 1.5, maxWidth: 300 }))
  expect(chunkPhotos(photos, 5).map(group => group.length)).toEqual([1, 4, 2, 5, 3, 4, 1, 3, 5, 2, 1, 4, 5])
})

it('lets a panorama stand alone, but no small picture', () => {
  const wide = { aspect: 3, maxWidth: 300 }
  const small = { aspect: 1.5, maxWidth: 60 }
  const sizes = (photos: (typeof wide)[], most: number) =>
    chunkPhotos(photos, most).map(group => group.length)
  expect(sizes([wide, small, small, small, small], 3)).toEqual([1, 2, 2])
  expect(sizes([small, small, small, small, small], 3)).toEqual([2, 3])
  expect(sizes([], 3)).toEqual([])
})
