import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { noteAndPhotos } from '../../../tests/press/note-and-photos.ts'
import { typesets } from '../typesets.ts'
import { albumLeaders } from './album-leaders.ts'

const album = (count: number, aspect: number, maxWidth = 114) =>
  Array.from({ length: count }, () => ({ aspect, maxWidth, large: false }))

const leaders = (...of: Parameters<typeof album>) =>
  albumLeaders(album(...of)).flatMap(({ large }, n) => (large ? [n] : []))

it('lets one photo lead about five tall ones, or eleven others, in albums of nine and more', () => {
  expect(leaders(10, 0.75)).toEqual([0, 5])
  expect(leaders(10, 4 / 3)).toEqual([0])
  expect(leaders(8, 0.75)).toEqual([])
  expect(leaders(10, 0.75, 40)).toEqual([])
})

it('sets them larger than all others of their album on their page', () => {
  const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
  const month = noteAndPhotos(7, { sentences: 9, photos: 10, heightOf: () => 1350 })
  const albums = typesets['a5-1'].typesetMonth(month, context).pages.flatMap(({ regions }) => {
    const photos = regions.filter(({ photo }) => photo !== undefined)
    return [...new Set(photos.map(({ item }) => item))]
      .map(id => photos.filter(({ item }) => item === id))
      .filter(({ length }) => length >= 5)
  })
  expect(albums.length).toBeGreaterThan(3)
  for (const photos of albums) {
    const areas = photos.map(({ w, h }) => w * h).sort((a, b) => b - a)
    expect(areas[0]).toBeGreaterThan(1.7 * (areas[photos.length > 5 ? 2 : 1] ?? 0))
  }
})
