import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { noteAndPhotos } from '../../../tests/press/note-and-photos.ts'
import { typesets } from '../typesets.ts'

const heights = [1350, 1080, 720, 1350, 1080, 810, 608]

const monthOf = (photos: number, sentences: number) =>
  noteAndPhotos(6, {
    ...{ sentences, photos },
    heightOf: (n, p) => heights[(n + p) % heights.length] ?? 1080,
  })

const photosOf = (photos: number) => {
  const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
  return Array.from({ length: 6 }, (_, n) =>
    typesets['a5-1'].typesetMonth(monthOf(photos, 3 * n + 4), context),
  )
    .flatMap(({ pages }) => pages)
    .flatMap(({ elements }) => elements.filter(element => element.kind === 'image'))
}

it('sets few photos alone narrower than five columns of twelve', () => {
  const narrow = photosOf(1).filter(({ w }) => w < 44)
  // of 36; months without a hole need them
  expect(narrow.length).toBeLessThanOrEqual(15)
})

it('sets few photos of an album narrower than 18 mm', () => {
  const stamps = photosOf(10).filter(({ w, h }) => Math.min(w, h) < 17.9)
  // 9 where they may be in all months
  expect(stamps.length).toBeLessThanOrEqual(5)
})
