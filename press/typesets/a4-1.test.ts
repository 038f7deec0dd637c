import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { spanOf } from '../page/columns.ts'
import type { Page } from '../page/display-list.ts'
import { pt } from '../page/style.ts'
import { albumFrames, albumOpener } from './album/album-opener.ts'
import { albumDesign, albumMargin, albumPage, besideOf } from './album/album-page.ts'
import { pairsOf } from './album/album-pair.ts'
import { besideEachOther } from './album/album-photos.ts'
import { marginHeads } from './margin-heads.ts'
import { openerPicture } from './opener-picture.ts'
import { typesets } from './typesets.ts'
import { withWordsBeside, wordsBeside } from './words-beside.ts'

const compiler = countingCompiler(3.2)
const day = 86_400

it('sets photos alone from the left edge of their column on, on few widths and no mounts, whatever pixels they have', () => {
  const shapes = [
    [540, 720],
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
  const { words, columns } = albumPage(context)
  const { gutter: gap } = columns
  const { pages } = typesets['a4-1'].typesetMonth(items, context)
  const elements = pages.flatMap(page => page.elements)
  expect(elements.filter(element => element.kind === 'rect' && element.w > 40 && element.h > 40)).toEqual([])
  const images = elements.filter(({ kind }) => kind === 'image') as { x: number; w: number }[]
  expect(images).toHaveLength(shapes.length)
  for (const { x, w } of images) {
    expect(x).toBeCloseTo(words.x)
    expect([1, 2 / 3, 1 / 2].some(part => Math.abs(w - part * (words.w + gap) + gap) < 0.1)).toBe(true)
  }
  const widths = images.map(({ w }) => Math.round((10 * w) / words.w))
  expect(widths.slice(0, 3)).toEqual([7, 7, 10])
})

it('enlarges the only photo of an entry to 180 ppi, and no picture with words in it', () => {
  const widthOf = (kind: 'photo' | 'words', width: number) => {
    const photo = buildPhoto('p', { width, height: width, kind })
    const item = buildItem({ text: '今天的海很安靜。', media: [photo] })
    const { pages } = typesets['a4-1'].typesetMonth([item], buildContext(compiler, 'a4-1'))
    const image = pages.flatMap(({ elements }) => elements).find(({ kind }) => kind === 'image')
    return image?.kind === 'image' ? (width / image.w) * 25.4 : 0
  }
  expect(widthOf('photo', 720)).toBeGreaterThan(179.9)
  expect(widthOf('photo', 720)).toBeLessThan(200)
  expect(widthOf('words', 720)).toBeGreaterThan(239)
})

/** Entries of few words and one photo each, from a day to the next. */
const neighbours = (...pictures: { width: number; height: number }[]) =>
  pictures.map((picture, at) =>
    buildItem({
      id: `p${at + 1}`,
      time: 1_614_600_000 + (at + 1) * day,
      text: `${at + 1} 今天的海很安靜。`,
      media: [buildPhoto(`${at + 1}`, picture)],
    }),
  )

it('stands neighbours beside each other only where their words differ by no more than a row', () => {
  const isPaired = (sentences: number) => {
    const [first, second] = neighbours({ width: 1080, height: 1440 }, { width: 1080, height: 1350 })
    const items = [first, { ...second, text: sentence.repeat(sentences) }] as Item[]
    const context = buildContext(compiler, 'a4-1')
    const page = albumPage(context)
    const design = albumDesign(page, context, { keeps: 0.4, scale: 1, stacks: false })
    const heads = marginHeads(items, context, albumMargin(page))
    const narrow = { ...design, ...besideOf(page), body: 'beside' }
    const words = wordsBeside(items, heads, context, narrow, 12)
    const depths = items.map(({ id }) => words.get(id)?.depth ?? 0)
    const parts = items.map(item => ({ kind: 'entry' as const, item }))
    return { depths, paired: pairsOf(parts, { heads, words, page, context, design }).size > 0 }
  }
  expect(isPaired(2)).toEqual({ depths: [2, 2], paired: true })
  expect(isPaired(4)).toMatchObject({ paired: true })
  expect(isPaired(8)).toMatchObject({ paired: false })
})

it('stands neighbours of one photo each beside each other, as high as each other, each below its words', () => {
  const items = neighbours({ width: 1080, height: 1440 }, { width: 1080, height: 1350 })
  const opening = buildItem({ id: 'w', time: 1_614_500_000, text: '今天的海很安靜。'.repeat(40) })
  const context = buildContext(compiler, 'a4-1')
  const { columns } = albumPage(context)
  const { pages } = typesets['a4-1'].typesetMonth([opening, ...items], context)
  const [left, right] = pages.flatMap(({ regions }) => regions.filter(({ photo }) => photo !== undefined))
  expect([left?.item, right?.item]).toEqual(['p1', 'p2'])
  expect(left?.x).toBeCloseTo(0)
  expect((right?.x ?? 0) + (right?.w ?? 0)).toBeCloseTo(spanOf(columns, 0, columns.count).w)
  expect([right?.y, right?.h, right?.w]).toEqual([left?.y, left?.h, left?.w])
  const said = pages.flatMap(textsOf).filter(({ runs }) => /^[12] 今天/.test(runs.join('')))
  expect(said.map(({ x }) => x)).toEqual([left?.x, right?.x])
})

it('shares a page among neighbours of other shapes as its margin and its column do', () => {
  const items = neighbours({ width: 1080, height: 1440 }, { width: 1440, height: 1080 })
  const opening = buildItem({ id: 'w', time: 1_614_500_000, text: '今天的海很安靜。'.repeat(40) })
  const context = buildContext(compiler, 'a4-1')
  const { words, margin } = albumPage(context)
  const { pages } = typesets['a4-1'].typesetMonth([opening, ...items], context)
  const [left, right] = pages.flatMap(({ regions }) => regions.filter(({ photo }) => photo !== undefined))
  expect([left?.x, left?.w]).toEqual([expect.closeTo(margin.x), expect.closeTo(margin.w)])
  expect([right?.x, right?.w]).toEqual([expect.closeTo(words.x), expect.closeTo(words.w)])
  expect([right?.y, right?.h]).toEqual([left?.y, left?.h])
})

it('stands photos that would be stamps in their column, or end short of its edge, across the page', () => {
  const media = ['a', 'b', 'c'].map(name => buildPhoto(name, { width: 604, height: 453 }))
  const item = buildItem({ text: '今天的海很安靜。'.repeat(3), media })
  const others = [1, 2].map(n =>
    buildItem({ id: `w${n}`, time: item.time + n * day, text: '今天的海很安靜。'.repeat(100) }),
  )
  const context = buildContext(compiler, 'a4-1')
  const { pages } = typesets['a4-1'].typesetMonth([item, ...others], context)
  const photos = pages.flatMap(({ regions }) => regions).filter(({ photo }) => photo !== undefined)
  expect(Math.min(...photos.map(({ x }) => x))).toBeCloseTo(0)
  expect(Math.max(...photos.map(({ x, w }) => x + w))).toBeCloseTo(context.area.width)
  for (const { w, h } of photos) expect(Math.min(w, h)).toBeGreaterThan(28)
})

it('draws photos beside words as high as a page that ends early lets them grow', () => {
  const drawn: number[] = []
  const group = {
    ...{ kind: 'photos' as const, item: 'a', before: 0, x: 66, w: 100 },
    offer: { min: 4, natural: 6, max: 6, heights: [4, 6, 9], compose: () => [] },
    draw(rows: number) {
      drawn.push(rows)
      return { elements: [], regions: [] }
    },
  }
  const words = { blocks: [], head: 1, depth: 2 }
  const context = buildContext(compiler, 'a4-1')
  for (const grows of [false, true]) withWordsBeside(group, words, context, grows).draw(9, 66, 0)
  expect(drawn).toEqual([6, 9])
})

it('says a day as fully for each of its entries', () => {
  const items = [0, 1].map(n => buildItem({ id: `i${n}`, time: 1_614_600_000 + n * 60, text: '海。' }))
  const { pages } = typesets['a4-1'].typesetMonth(items, buildContext(compiler, 'a4-1'))
  const days = pages.flatMap(textsOf).filter(({ style }) => style === 'day')
  expect(days.map(({ color }) => color)).toEqual([undefined, undefined])
})

const sentence = '今天的海很安靜。'

function wordsAndPhotos(sentences: number, count: number, height = 4000) {
  const media = Array.from({ length: count }, (_, n) => buildPhoto(`${n}`, { width: 3000, height }))
  const item = buildItem({ id: 'a', text: sentence.repeat(sentences), media })
  const context = buildContext(compiler, 'a4-1')
  const { pages } = typesets['a4-1'].typesetMonth([item], context)
  const said = pages.flatMap(page => textsOf(page).filter(({ runs }) => runs.join('').includes('海')))
  const all = pages.map(({ regions }) => regions.filter(({ photo }) => photo !== undefined))
  const photos = all.flat()
  expect(said.length).toBeGreaterThan(0)
  expect(photos).toHaveLength(count)
  const foot = Math.max(...said.map(({ y, lines }) => y + lines * context.area.rowMm))
  return { said, photos, first: all[0] ?? [], foot, page: albumPage(context) }
}

const textsOf = ({ elements }: Page) => elements.filter(element => element.kind === 'text')

it.each([1, 3])('stands short words in the margin, and all of %i photos in the column beside them', count => {
  const { said, photos, page } = wordsAndPhotos(5, count)
  for (const { x, w } of said) expect(x + w).toBeLessThan(page.margin.w)
  for (const { x } of photos) expect(x).toBeGreaterThan(page.words.x - 0.1)
})

it.each([9, 12])(
  'sets %i photos as a block as wide as the page below a few words, which stand in the margin',
  count => {
    const { said, first, foot, page } = wordsAndPhotos(2, count)
    for (const { x, w } of said) expect(x + w).toBeLessThan(page.margin.w)
    expect(first[0]?.x).toBeCloseTo(0)
    for (const { y } of first) expect(y).toBeGreaterThan(foot + 4)
  },
)

it('sets three wide photos as a block as wide as the page below a few words, where they would be stamps in the column', () => {
  const { photos } = wordsAndPhotos(1, 3, 2250)
  expect(Math.min(...photos.map(({ x }) => x))).toBeCloseTo(0)
  for (const { w, h } of photos) expect(Math.min(w, h)).toBeGreaterThan(35)
})

it.each([9, 12])('stands the first row of %i photos beside more words, and the others below both', count => {
  const { said, first, foot, page } = wordsAndPhotos(10, count, 2250)
  for (const { x, w } of said) expect(x + w).toBeLessThan(page.margin.w)
  const [beside, below] = [first.filter(({ y }) => y < foot), first.filter(({ y }) => y > foot)]
  expect(beside.length).toBeGreaterThan(1)
  for (const { x, y, h } of beside) {
    expect(x).toBeGreaterThan(page.words.x - 0.1)
    expect(y + h).toBeLessThan(foot + 4 * 6)
  }
  expect(Math.min(...below.map(({ x }) => x))).toBeCloseTo(0)
})

it.each([1, 40])('stands %i sentences without photos in the column', count => {
  const { said, page } = wordsAndPhotos(count, 0)
  for (const { x } of said) expect(x).toBeCloseTo(page.words.x)
})

it('stands few one-liners in the margin, too', () => {
  const at = (n: number) => ({ id: `i${n}`, time: 1_614_600_000 + n * day })
  const items = [
    buildItem({ ...at(0), text: sentence.repeat(40) }),
    ...[1, 2, 3].map(n => buildItem({ ...at(n), text: `累了${n}` })),
  ]
  const { pages } = typesets['a4-1'].typesetMonth(items, buildContext(compiler, 'a4-1', { edited: true }))
  const lines = pages.flatMap(textsOf).filter(({ runs }) => runs.join('').startsWith('累了'))
  expect(lines).toHaveLength(3)
  for (const { x, w } of lines) expect(x + w).toBeLessThan(65)
})

it('keeps hashtags off the words above them', () => {
  const item = buildItem({
    text: `${sentence}\n#京都 #交換學生`,
    media: [buildPhoto('p', { width: 900, height: 1200 })],
  })
  const { pages } = typesets['a4-1'].typesetMonth([item], buildContext(compiler, 'a4-1'))
  const [words, tags] = ['beside', 'tags'].map(name =>
    pages.flatMap(textsOf).find(({ style }) => style === name),
  )
  expect((tags?.y ?? 0) - (words?.y ?? 0)).toBeCloseTo(8)
})

it('stands the name of a month 12 mm below its picture, and its year on the same line', () => {
  const context = buildContext(compiler, 'a4-1')
  const foot = context.area.top + 14 * context.area.rowMm
  const picture = { elements: [], regions: [], w: 107, foot, time: 0 }
  const { elements } = albumOpener(albumPage(context), [], picture, { ...context, month: '202103' })
  const styled = (name: string) =>
    elements.flatMap(e => (e.kind === 'text' && e.style === name ? [e] : []))[0]
  const baselineOf = (name: string) => {
    const { size, lineHeight } = context.styles[name] ?? { size: 0, lineHeight: 0 }
    return (styled(name)?.y ?? 0) + lineHeight / 2 + 0.38 * size * pt
  }
  expect((styled('opener')?.y ?? 0) - foot).toBeCloseTo(12)
  expect(baselineOf('openerYear')).toBeCloseTo(baselineOf('opener'))
})

it('stands the sentence of a month closer to its name than to its first entry, two lines off that', () => {
  const context = { ...buildContext(compiler, 'a4-1'), month: '202103', edited: true }
  const { top, rowMm } = context.area
  const text =
    '早上去旗津走走，人不多，風很舒服。我們在沙灘上坐到太陽下山，小米撿了一袋貝殼，回家的船上睡著了。'
  const items = [1, 2, 3].map(n =>
    buildItem({ id: `i${n}`, time: 1_614_600_000 + n * day, text: `${n} ${text}` }),
  )
  const { elements, rows } = albumOpener(albumPage(context), items, undefined, context)
  const styled = (name: string) =>
    elements.flatMap(e => (e.kind === 'text' && e.style === name ? [e] : []))[0]
  const nameEnd = (styled('opener')?.y ?? 0) + 3 * rowMm
  const sentence = styled('sentence')
  expect((sentence?.y ?? 0) - nameEnd).toBeCloseTo(rowMm)
  const end = (sentence?.y ?? 0) + (sentence?.lines ?? 0) * 1.5 * rowMm
  expect(top + rows * rowMm - end).toBeGreaterThan(2 * rowMm - 0.01)
})

it('keeps the name of a month without a picture at one height, however low its entries begin', () => {
  const context = { ...buildContext(compiler, 'a4-1'), month: '202103' }
  const [usual, sunk] = [0, 6].map(sunk => {
    const { rows, elements } = albumOpener(albumPage(context), [], undefined, context, { sunk })
    return { rows, name: elements.find(e => e.kind === 'text' && e.style === 'opener')?.y }
  })
  expect(sunk?.rows).toBe((usual?.rows ?? 0) + 6)
  expect(sunk?.name).toBe(usual?.name)
})

it('begins a month with its entries where a picture above them would take a page more', () => {
  const items = [0, 1, 2].map(n =>
    buildItem({
      id: `e${n}`,
      time: 1_614_600_000 + n * day,
      text: sentence.repeat(n === 0 ? 12 : 1),
      media: ['a', 'b', 'c'].map(name => buildPhoto(`${n}${name}`, { width: 1080, height: 1350 })),
    }),
  )
  const context = { ...buildContext(compiler, 'a4-1', { edited: true }), month: '202103' }
  const { pages } = typesets['a4-1'].typesetMonth(items, context)
  expect(pages).toHaveLength(1)
  const name = pages.flatMap(textsOf).find(({ style }) => style === 'opener')
  for (const { y } of pages.flatMap(({ regions }) => regions)) expect(y).toBeGreaterThan(name?.y ?? 0)
})

it('begins entries two rows below the facts of their month, which stand in the margin as days do', () => {
  const context = { ...buildContext(compiler, 'a4-1'), month: '202103' }
  const { top, rowMm } = context.area
  const items = [
    buildItem({ place: { name: '旗津' }, people: ['王小明'], media: [buildPhoto('sea')] }),
    buildItem({ id: 'item-2', place: { name: '赤崁' }, people: ['林怡君'] }),
    buildItem({ id: 'item-3' }),
  ]
  const picture = { elements: [], regions: [], w: 107, foot: top + 14 * rowMm, time: 0 }
  const { rows, elements } = albumOpener(albumPage(context), items, picture, context, { speaks: false })
  const facts = elements.flatMap(e => (e.kind === 'text' && e.style === 'facts' ? [e.y] : []))
  const foot = Math.max(...facts) + (context.styles.facts?.lineHeight ?? 0)
  expect(facts).toHaveLength(3)
  expect(top + rows * rowMm).toBeGreaterThan(foot + 2 * rowMm - 0.01)
})

it('stands an opener with nothing below it close above its picture, which is as high as its pixels allow and ends at the foot', () => {
  const context = { ...buildContext(compiler, 'a4-1', { edited: true }), month: '202103' }
  const { area } = context
  const page = albumPage(context)
  const items = [1, 2, 3].map(n =>
    buildItem({
      id: `i${n}`,
      media: ['a', 'b'].map(p => buildPhoto(`${n}${p}`, { width: 720, height: 900 })),
    }),
  )
  const { picture, hero } = openerPicture(items, context, albumFrames(page, context))
  const { alone } = albumOpener(page, [], picture, context, { hero })
  const image = alone?.elements.find(e => e.kind === 'image') as { y: number; w: number; h: number }
  const name = alone?.elements.find(e => e.kind === 'text' && e.style === 'opener')
  const year = alone?.elements.find(e => e.kind === 'text' && e.style === 'openerYear')
  expect(image.y + image.h).toBeCloseTo(area.top + area.rows * area.rowMm - 1.06)
  expect(image.w).toBeCloseTo(page.words.w)
  expect(image.h).toBeGreaterThan(135)
  expect(image.y - (name?.y ?? 0)).toBeLessThan(6 * area.rowMm)
  expect(image.y - (year?.y ?? 0)).toBeGreaterThan(3 * area.rowMm)
})

it('offers no height at which two photos are a stack beside white, where there are others', () => {
  const at = (photo: number, x: number, y: number) => ({ photo, x, y, w: 50, h: 34, crop: whole })
  const whole = { x: 0, y: 0, w: 1, h: 1 }
  const offer = {
    ...{ min: 6, natural: 12, max: 12, heights: [6, 7, 12] },
    compose: (rows: number) => (rows > 10 ? [at(0, 0, 0), at(1, 0, 36)] : [at(0, 0, 0), at(1, 52, 0)]),
  }
  const photos = [0, 1].map(() => ({ aspect: 1.5, maxWidth: 300 }))
  const room = { width: 107, rowMm: 6, maxRows: 39, gap: 2 }
  expect(besideEachOther(() => offer)(photos, room)).toMatchObject({
    min: 6,
    natural: 7,
    max: 7,
    heights: [6, 7],
  })
})

it('sets no photo of an album of tall ones narrower than a quarter of the page', () => {
  const media = Array.from({ length: 10 }, (_, n) => buildPhoto(`${n}`, { width: 3000, height: 4000 }))
  const context = buildContext(compiler, 'a4-1')
  const { pages } = typesets['a4-1'].typesetMonth([buildItem({ id: 'a', text: '海', media })], context)
  const photos = pages.flatMap(({ regions }) => regions).filter(({ photo }) => photo !== undefined)
  expect(photos).toHaveLength(10)
  for (const { w } of photos) expect(w).toBeGreaterThan(40)
})

it('stands no more than two entries beside each other, and no days on their photos', () => {
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
    for (const { y, h } of photos)
      expect(photos.filter(other => other.y < y + h && other.y + other.h > y).length).toBeLessThan(3)
  }
})
