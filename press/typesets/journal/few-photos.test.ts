import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { noteAndPhotos } from '../../../tests/press/note-and-photos.ts'
import { typesets } from '../typesets.ts'

const monthOf = (photos: number, height: number, sentences: number) =>
  noteAndPhotos(7, { sentences, photos, heightOf: () => height })

const pagesOf = (photos: number, height: number) =>
  Array.from({ length: 6 }, (_, n) => {
    const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
    return typesets['a5-1'].typesetMonth(monthOf(photos, height, 3 * n + 4), context).pages
  })

// but for the entry on pages of its own, and the one whose first photo opens its month
const placesOf = (photos: number, height: number) =>
  pagesOf(photos, height)
    .flat()
    .flatMap(({ regions }) =>
      regions.filter(
        ({ item, photo }) =>
          photo !== undefined &&
          regions.filter(other => other.item === item && other.photo !== undefined).length === photos,
      ),
    )

const leftsOf = (photos: number, height: number) =>
  [...new Set(placesOf(photos, height).map(({ x }) => Math.round(x)))].sort((a, b) => a - b)

it('sets two over the whole measure, as any other number of photos, where that leaves no hole', () => {
  for (const height of [1350, 810, 608]) {
    const ends = pagesOf(2, height)
      .flat()
      .flatMap(({ regions }) =>
        regions.flatMap(({ photo, x, w }) => (photo === 1 ? [Math.round(x + w)] : [])),
      )
    expect(ends.filter(end => end === 114).length).toBeGreaterThanOrEqual(ends.length * 0.9)
  }
})

it('sets three over the margin so that the edge of the words goes through them', () => {
  expect(leftsOf(3, 1350)).toEqual([0, 39, 78])
})

it('leaves no day with one line over several photos at the foot of a page, its photos on the next', () => {
  for (const pages of [2, 3, 6].flatMap(photos => pagesOf(photos, 1350)))
    for (const [n, { regions }] of pages.entries()) {
      const last = regions.at(-1)?.item
      const photosOn = (page: (typeof pages)[number] | undefined) =>
        page?.regions.filter(({ item, photo }) => item === last && photo !== undefined) ?? []
      if (last !== 'i0' && photosOn(pages[n]).length === 0) expect(photosOn(pages[n + 1])).toEqual([])
    }
})
