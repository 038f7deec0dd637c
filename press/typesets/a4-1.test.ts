import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { albumPage } from './album-page.ts'
import { typesets } from './typesets.ts'

const compiler = countingCompiler(3.2)
const day = 86_400

it('sets photos alone from the left edge of their column on, on few widths and no mounts, whatever pixels they have', () => {
  const shapes = [
    [600, 800],
    [720, 960],
    [960, 720],
    [1080, 1440],
    [1600, 1200],
  ] as const
  const items = shapes.flatMap(([width, height], n) => [
    buildItem({
      id: `p${n}`,
      time: 1_614_600_000 + n * 2 * day,
      media: [buildPhoto(`${n}`, { width, height })],
    }),
    buildItem({ id: `w${n}`, time: 1_614_600_000 + (n * 2 + 1) * day, text: '今天的海很安靜。'.repeat(60) }),
  ])
  const context = buildContext(compiler, 'a4-1')
  const { words } = albumPage(context)
  const { pages } = typesets['a4-1'].typesetMonth(items, context)
  const elements = pages.flatMap(page => page.elements)
  expect(elements.filter(element => element.kind === 'rect' && element.w > 40 && element.h > 40)).toEqual([])
  const images = elements.filter(({ kind }) => kind === 'image') as { x: number; w: number }[]
  expect(images).toHaveLength(shapes.length)
  for (const { x, w } of images) {
    expect(x).toBeCloseTo(words.x)
    expect([1, 0.796, 0.591].some(share => Math.abs(w / words.w - share) < 0.002)).toBe(true)
  }
})

const wordsAndPhotos = (count: number) => {
  const media = Array.from({ length: count }, (_, n) => buildPhoto(`${n}`, { width: 3000, height: 4000 }))
  const item = buildItem({ id: 'a', text: '今天的海很安靜。'.repeat(5), media })
  const context = buildContext(compiler, 'a4-1')
  const { pages } = typesets['a4-1'].typesetMonth([item], context)
  const said = pages.flatMap(({ elements }) =>
    elements.flatMap(element =>
      element.kind === 'text' && element.runs.join('').includes('海') ? [element] : [],
    ),
  )
  const photos = pages.flatMap(({ regions }) => regions).filter(({ photo }) => photo !== undefined)
  expect(said).toHaveLength(1)
  expect(photos).toHaveLength(count)
  return { said, photos, context, page: albumPage(context) }
}

it.each([3, 5])('stands short words in the margin, and all of %i photos in the column beside them', count => {
  const { said, photos, page } = wordsAndPhotos(count)
  for (const { x, w } of said) expect(x + w).toBeLessThan(page.margin.w)
  for (const { x } of photos) expect(x).toBeGreaterThan(page.words.x - 0.1)
})

it.each([9, 12])(
  'sets %i photos as a block as wide as the page below their words, and none beside them',
  count => {
    const { said, photos, page, context } = wordsAndPhotos(count)
    for (const { x } of said) expect(x).toBeCloseTo(page.words.x)
    const foot = Math.max(...said.map(({ y, lines }) => y + lines * context.area.rowMm))
    expect(photos[0]?.x).toBeCloseTo(0)
    expect(photos[0]?.y).toBeGreaterThan(foot - 0.1)
  },
)

it('sets no photo of an album of tall ones narrower than a quarter of the page', () => {
  const media = Array.from({ length: 10 }, (_, n) => buildPhoto(`${n}`, { width: 3000, height: 4000 }))
  const context = buildContext(compiler, 'a4-1')
  const { pages } = typesets['a4-1'].typesetMonth([buildItem({ id: 'a', text: '海', media })], context)
  const photos = pages.flatMap(({ regions }) => regions).filter(({ photo }) => photo !== undefined)
  expect(photos).toHaveLength(10)
  for (const { w } of photos) expect(w).toBeGreaterThan(41)
})

it('sets the photos of each entry in rows of their own, and no days on them', () => {
  const items = [0, 1, 2, 3].map(n =>
    buildItem({
      id: `e${n}`,
      time: 1_614_600_000 + n * day,
      text: '海很安靜。',
      media: [buildPhoto(`${n}`, { width: 600, height: 800 })],
    }),
  )
  const { pages } = typesets['a4-1'].typesetMonth(items, buildContext(compiler, 'a4-1'))
  for (const { elements, regions } of pages) {
    expect(elements.filter(element => element.kind === 'text' && element.style === 'mark')).toEqual([])
    const photos = regions.filter(({ photo }) => photo !== undefined)
    for (const [n, { y, h }] of photos.entries())
      for (const other of photos.slice(n + 1)) expect(other.y >= y + h || other.y + other.h <= y).toBe(true)
  }
})
