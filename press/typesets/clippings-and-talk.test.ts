import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

const screen = { width: 540, height: 1170, kind: 'words' as const }
const meme = { width: 960, height: 720, kind: 'words' as const }

/** A month of a4-1 of two entries of so many sentences, clippings of these pictures and a link, and one-liners. */
function monthOf(pictures: readonly (typeof screen)[], sentences: number, oneLiners: number) {
  const at = (n: number) => ({ id: `i${n}`, time: 1_614_560_400 + n * 90_000 })
  const entry = (n: number) =>
    buildItem({ ...at(n), text: '今天去河邊走走，風很大，水很清。'.repeat(sentences) })
  const items = [
    entry(0),
    ...pictures.map((picture, n) =>
      buildItem({ ...at(n + 1), text: '', media: [buildPhoto(`p${n}`, picture)] }),
    ),
    buildItem({ ...at(5), text: '好文分享', links: [{ url: 'https://a.example/5' }] }),
    entry(6),
    ...Array.from({ length: oneLiners }, (_, n) => buildItem({ ...at(7 + n), text: `累了${n}` })),
  ]
  const context = buildContext(countingCompiler(3.2), 'a4-1', { edited: true })
  const { pages } = typesets['a4-1'].typesetMonth(items, context)
  const regions = pages.flatMap((page, n) => page.regions.map(region => ({ ...region, page: n })))
  return {
    photos: regions.filter(({ photo }) => photo !== undefined),
    words: (id: string) => regions.filter(({ photo, item }) => photo === undefined && item === id),
  }
}

it.each([
  [[screen], 7],
  [[meme], 7],
  [[screen, meme], 4],
])(
  'stands one or two clippings where photos do, words of them and small talk in the margin beside them',
  (pictures, sentences) => {
    const { photos, words } = monthOf(pictures, sentences, 3)
    expect(photos).toHaveLength(pictures.length)
    const left = Math.min(...photos.map(({ x }) => x))
    const foot = Math.max(...photos.map(({ y, h }) => y + h))
    for (const photo of photos) expect(photo.w).toBeGreaterThan(29)
    for (const id of ['i5', 'i7', 'i8', 'i9']) {
      expect(words(id).length).toBeGreaterThan(0)
      for (const line of words(id)) {
        expect(line.page).toBe(photos[0]?.page)
        expect(line.x + line.w).toBeLessThan(left - 3)
        expect(line.y).toBeLessThan(foot)
      }
    }
  },
)

it('leaves small talk below them that is much longer than they are high', () => {
  const { photos, words } = monthOf([meme], 7, 30)
  const [photo] = photos
  const [line] = words('i30')
  expect(line?.x).toBeGreaterThan((photo?.x ?? 0) - 10)
})
