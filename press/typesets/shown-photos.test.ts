import { expect, it } from 'vitest'
import type { Media } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { shownPhotos } from './shown-photos.ts'

const phone = (id: string, edit: Partial<Media> = {}) => buildPhoto(id, { width: 600, height: 800 }, edit)
const widthsOf = (media: Media[]) =>
  shownPhotos(buildItem({ media }), buildContext(countingCompiler(), 'a5-1'), () => true, 75).map(
    ({ maxWidth }) => Math.round(maxWidth * 10) / 10,
  )

it('enlarges the only photo of an entry to the measure of its words, where that leaves it 180 ppi', () => {
  expect(widthsOf([phone('a')])).toEqual([75])
  expect(widthsOf([buildPhoto('b', { width: 450, height: 600 })])).toEqual([63.5])
  expect(widthsOf([buildPhoto('c', { width: 1200, height: 1600 })])).toEqual([127])
})

it('leaves 240 ppi to photos with neighbours, to small ones and to what has words in it', () => {
  expect(widthsOf([phone('a'), phone('b')])).toEqual([63.5, 63.5])
  expect(widthsOf([phone('a', { size: 'small' })])).toEqual([63.5])
  const words = buildPhoto('c', { width: 600, height: 800, kind: 'words' })
  expect(widthsOf([words])).toEqual([63.5])
})
