import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { a5WaterfallBlog } from '../a5-waterfall-blog.ts'
import { nearPhotos } from './near-photos.ts'

const words = { kind: 'drawn', before: 0, rows: 1, x: 0, w: 100, draw: () => [] } as const
const offer = { min: 4, natural: 6, max: 8, compose: () => [] }
const photos = {
  kind: 'photos',
  item: 'a',
  before: 0,
  x: 0,
  w: 100,
  offer,
  draw: () => ({ elements: [], regions: [] }),
} as const

it('makes a page dear that ends between the last words and the first photos of an entry', () => {
  const [first, last, group, more] = nearPhotos([words, words, photos, photos])
  expect(last?.together).toBeGreaterThan(0.3)
  expect([first?.together, group?.together, more?.together]).toEqual([undefined, undefined, undefined])
  expect(nearPhotos([words, words])).toEqual([words, words])
})

it('stands words on the page of their photos', () => {
  const items = Array.from({ length: 12 }, (_, n) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 86_400,
      text: '河水在這一帶轉了一個很大的彎。'.repeat(1 + ((n * 5) % 7)),
      media: Array.from({ length: 2 + (n % 2) }, (_, m) =>
        buildPhoto(`${n} ${m}`, { width: 900, height: 1200 }),
      ),
    }),
  )
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { pages } = a5WaterfallBlog.typesetMonth(items, context)
  const parted = items.filter(({ id }) =>
    pages.some(({ regions }) => {
      const own = regions.filter(({ item }) => item === id)
      return own.some(({ photo }) => photo !== undefined) && own.every(({ photo }) => photo !== undefined)
    }),
  )
  // the photo of the opener stands alone
  expect(parted.length).toBeLessThan(2)
})
