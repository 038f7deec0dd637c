import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { composeGallery } from './essay/compose-gallery.ts'
import { photoBlocks } from './photo-blocks.ts'

it('parts the photos of an album into pieces of seven at most, or a first few and such pieces', () => {
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog')
  const media = Array.from({ length: 10 }, (_, n) => buildPhoto(`${n}`, { width: 1600, height: 1200 }))
  const design = {
    x: 0,
    w: context.area.width,
    paragraphGap: 0,
    partGap: 1,
    photoGap: 2.6,
    photoRows: context.area.rows,
    composeGallery,
    accent: '#000000',
    hairline: '#000000',
  }
  const pieces = (firstInGallery?: number, photos = media) =>
    photoBlocks(buildItem({ media: photos }), context, {
      ...design,
      ...(firstInGallery !== undefined && { firstInGallery }),
    }).length
  expect(pieces(undefined, media.slice(3))).toBe(1)
  expect(pieces()).toBe(2)
  expect(pieces(3)).toBe(2)
  // what would be left is a remnant
  expect(pieces(3, media.slice(4))).toBe(1)
})
