import { expect, it } from 'vitest'
import type { TypesetName } from '#domain/catalogue/typesets'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

const screen = { width: 540, height: 1170, kind: 'words' as const }
const meme = { width: 960, height: 720, kind: 'words' as const }
const texts = ['這是一句寫在截圖旁邊的話', '推這篇', '好文分享', '記得看', '笑死', '轉貼']

/** A month of an entry, then so many clippings, of which the first have pictures. */
function regionsOf(typeset: TypesetName, pictures: { width: number; height: number; kind: 'words' }[]) {
  const items = texts.map((text, i) => {
    const picture = pictures[i]
    return buildItem({
      id: `i${i}`,
      time: 1_614_560_400 + i * 90_000,
      text,
      media: picture ? [buildPhoto(`p${i}`, picture)] : [],
      links: picture ? [] : [{ url: `https://a.example/${i}` }],
    })
  })
  const context = buildContext(countingCompiler(3.2), typeset, { edited: true })
  const { pages } = typesets[typeset].typesetMonth(items, context)
  const regions = pages.flatMap((page, n) => page.regions.map(region => ({ ...region, page: n })))
  const photos = regions.filter(({ photo }) => photo !== undefined)
  const words = (id: string) => regions.filter(({ photo, item }) => photo === undefined && item === id)
  return { photos, words, width: context.area.width }
}

it.each(['a5-1', 'a5-waterfall-blog'] as const)(
  '%s sets what was said beside a single clipping, and no letter on it',
  name => {
    for (const picture of [screen, meme]) {
      const { photos, words, width } = regionsOf(name, [picture])
      const [photo] = photos
      for (const line of [...words('i1'), ...words('i2')]) {
        expect(line.page).toBe(photo?.page)
        expect(line.x).toBeGreaterThanOrEqual((photo?.x ?? 0) + (photo?.w ?? 0) + 1)
        expect(line.y).toBeLessThan((photo?.y ?? 0) + (photo?.h ?? 0))
        expect(line.x + line.w).toBeLessThan(width + 0.1)
      }
      expect(words('i1').length).toBeGreaterThan(0)
      // its words can be read
      expect(photo?.w).toBeGreaterThan(picture === screen ? 23.9 : 33.9)
    }
  },
)

it('sets what was said below three clippings', () => {
  const { photos, words } = regionsOf('a5-1', [screen, meme, screen])
  const [first] = words('i3')
  expect(first?.y).toBeGreaterThan(Math.max(...photos.map(({ y, h }) => y + h)))
})

it('sets a month of nothing but clippings over both columns of a5-2', () => {
  const pictures = [screen, meme, screen, meme, meme, screen]
  const { photos, width } = regionsOf('a5-2', pictures)
  expect(photos).toHaveLength(6)
  expect(Math.max(...photos.map(({ x, w }) => x + w))).toBeGreaterThan(width * 0.6)
})

it('sets two clippings as entries, each at its day', () => {
  const at = (n: number, picture?: typeof screen | typeof meme) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 90_000,
      text: picture ? '' : '這一句話有二十個字那麼長剛好一行多一點。'.repeat(5),
      media: picture ? [buildPhoto(`p${n}`, picture)] : [],
    })
  const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
  const items = [at(0, screen), at(1), at(2, meme), at(3)]
  const { pages } = typesets['a5-1'].typesetMonth(items, context)
  const order = pages.flatMap(({ regions }) => regions.map(({ item }) => item))
  expect([...new Set(order)]).toEqual(['i0', 'i1', 'i2', 'i3'])
})

it('makes memes no stamps, wherever they stand on their page', () => {
  const widths = Array.from({ length: 9 }, (_, lines) => {
    const long = buildItem({
      id: 'long',
      time: 1_614_560_400,
      text: '這一句話有二十個字那麼長剛好一行多一點。'.repeat(lines + 4),
    })
    const memes = [1, 2].map(n =>
      buildItem({
        id: `i${n}`,
        time: 1_614_560_400 + n * 90_000,
        text: '',
        media: [buildPhoto(`p${n}`, meme)],
      }),
    )
    const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
    const { pages } = typesets['a5-1'].typesetMonth([long, ...memes], context)
    return pages.flatMap(({ regions }) => regions.flatMap(({ photo, w }) => (photo === undefined ? [] : [w])))
  })
  expect(new Set(widths.map(({ length }) => length))).toEqual(new Set([2]))
  expect(Math.min(...widths.flat())).toBeGreaterThan(36)
})
