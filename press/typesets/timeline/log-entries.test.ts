import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { a5ColumnTweet } from '../a5-column-tweet.ts'
import { dayLine } from './rail.ts'
import { stripOfDays } from './strip-of-days.ts'

const context = () => buildContext(countingCompiler(), 'a5-column-tweet', { edited: true })

const entry = (n: number, overrides: Partial<Item> = {}) =>
  buildItem({
    id: `i${n}`,
    time: 1_614_560_400 + n * 86_400,
    text: '今天下雨，哪裡也沒去。',
    media: [buildPhoto(`p${n}`, { width: 720, height: 960 })],
    ...overrides,
  })

function regionsOf(items: Item[], edited = true) {
  const { pages } = a5ColumnTweet.typesetMonth(items, { ...context(), edited })
  const regions = pages.flatMap(({ regions }) => regions)
  const width = context().area.width
  return { photos: regions.filter(({ photo }) => photo !== undefined), regions, pages, width }
}

const spoken = (n: number) => entry(n, { media: [], text: '一整天都在寫字。'.repeat(12) })

it('stands a photo alone on the right half of the measure, its words beside it', () => {
  const { photos, regions, width } = regionsOf([spoken(0), entry(1), spoken(2), spoken(3)])
  const [photo] = photos
  const words = regions.find(({ item, photo, w }) => item === 'i1' && photo === undefined && w < width / 2)
  expect((photo?.x ?? 0) + (photo?.w ?? 0)).toBeCloseTo(width, 1)
  expect(photo?.w).toBeCloseTo(41.5, 0)
  expect((words?.x ?? 0) + (words?.w ?? 0)).toBeLessThan(photo?.x ?? 0)
  expect(Math.abs((words?.y ?? 0) - (photo?.y ?? 0))).toBeLessThan(2)
})

const tall = (n: number, text: string) =>
  entry(n, { text, media: [buildPhoto(`p${n}`, { width: 720, height: 1280 })] })

it('stands the words of the next entries below those beside a tall photo, which bears its day', () => {
  const { photos, regions, pages, width } = regionsOf([spoken(0), tall(1, '下雨。'), spoken(2), spoken(3)])
  const [photo] = photos
  const besidePhoto = regions.filter(
    ({ photo: shown, y, w, h }) =>
      shown === undefined && w < width / 2 && h > 0 && y + h <= (photo?.y ?? 0) + (photo?.h ?? 0) + 1,
  )
  expect(new Set(besidePhoto.map(({ item }) => item))).toEqual(new Set(['i1', 'i2']))
  const marks = pages.flatMap(({ elements }) =>
    elements.flatMap(element => (element.kind === 'text' && element.style === 'mark' ? element.runs : [])),
  )
  expect(marks).toEqual(['2'])
})

it('makes a tall photo narrower where its words are few and its page has no more room', () => {
  const widthBeside = (text: string) => {
    const long = [0, 1, 2, 3, 4].map(n => entry(n, { media: [], text: '一整天都在寫字。'.repeat(30) }))
    return regionsOf([...long, tall(5, text)], false).photos[0]?.w
  }
  expect(widthBeside('下雨。')).toBeCloseTo(26.5, 0)
  expect(widthBeside('今天下雨，哪裡也沒去。'.repeat(11))).toBeCloseTo(41.3, 0)
})

it('begins the photo of the only entry of a month where its large words begin', () => {
  const { photos, regions } = regionsOf([entry(0, { media: [buildPhoto('p', { width: 700, height: 875 })] })])
  const words = regions.find(({ photo, x }) => photo === undefined && x > 0)
  expect(photos[0]?.x).toBeCloseTo(words?.x ?? 0)
  expect(photos[0]?.w).toBeLessThan((words?.w ?? 0) - 5)
})

it('stands the photos of two neighbours in one row under the words of both', () => {
  const { photos, width } = regionsOf([entry(0), entry(1), spoken(2), spoken(3)])
  const [first, second] = photos
  expect([first?.item, second?.item]).toEqual(['i0', 'i1'])
  expect(second?.y).toBeCloseTo(first?.y ?? -1)
  expect(second?.h).toBeCloseTo(first?.h ?? -1)
  expect((second?.x ?? 0) + (second?.w ?? 0)).toBeCloseTo(width, 1)
})

it('ends the line of days with the last entry, and keeps it off pictures over the rail', () => {
  const { area } = context()
  const image = {
    kind: 'image' as const,
    x: 0,
    y: 80,
    w: 60,
    h: 40,
    photo: 'p',
    crop: { x: 0, y: 0, w: 1, h: 1 },
    alt: '',
  }
  const beside = { ...image, x: 40 }
  const parts = dayLine(20, 160, [image, beside], context())
  const spans = parts.flatMap(part => (part.kind === 'rect' ? [[part.y, part.y + part.h]] : []))
  expect(spans).toEqual([
    [20, 78.5],
    [121.5, 160],
  ])
  const { pages } = regionsOf([spoken(0), spoken(1)])
  const line = pages[0]?.elements.find(element => element.kind === 'rect' && element.w === 0.2)
  expect(line?.kind === 'rect' ? line.y + line.h : 0).toBeLessThan(area.top + area.height * 0.8)
})

it('shows the days of a month as ticks, higher where something was written', () => {
  const ticks = stripOfDays([entry(0), entry(1), entry(1)], { x: 0, y: 10, w: 60 }, context())
  const heights = ticks.map(tick => (tick.kind === 'rect' ? tick.h : 0))
  expect(heights).toHaveLength(31)
  const [first = 0, second = 0, third = 0] = heights
  expect(second).toBeGreaterThan(first)
  expect(first).toBeGreaterThan(third)
})

it('says the day once more where pictures or words of an entry go on at the head of a page', () => {
  const album = (n: number) =>
    entry(n, {
      text: '園遊會。',
      media: Array.from({ length: 20 }, (_, i) => buildPhoto(`a${i}`, { width: 1600, height: 1200 })),
    })
  const { pages } = regionsOf([
    spoken(0),
    album(1),
    entry(2, { media: [], text: '一整天都在寫字。'.repeat(120) }),
  ])
  const saidOn = (n: number) =>
    (pages[n]?.elements ?? []).flatMap(element => (element.kind === 'text' ? [element.runs.join('')] : []))
  const goOn = pages.flatMap(({ regions }, n) => {
    const [first] = regions.filter(({ h }) => h > 0)
    const isBegun = pages.slice(0, n).some(page => page.regions.some(({ item }) => item === first?.item))
    return first && isBegun ? [{ n, day: first.item === 'i1' ? '2' : '3' }] : []
  })
  expect(new Set(goOn.map(({ day }) => day))).toEqual(new Set(['2', '3']))
  for (const { n, day } of goOn) expect(saidOn(n)).toContain(day)
})

it('keeps a title with the first photos that it names', () => {
  for (let sentences = 10; sentences < 60; sentences += 2) {
    const album = entry(1, {
      text: '',
      album: '小米三歲生日',
      media: Array.from({ length: 6 }, (_, i) => buildPhoto(`a${i}`, { width: 1600, height: 1200 })),
    })
    const { pages } = regionsOf([
      entry(0, { media: [], text: '一整天都在寫字。'.repeat(sentences) }),
      album,
      spoken(2),
    ])
    const on = (isIt: (region: { item: string; photo?: number }) => boolean) =>
      pages.findIndex(({ regions }) => regions.some(region => region.item === 'i1' && isIt(region)))
    expect(on(({ photo }) => photo !== undefined)).toBe(on(({ photo }) => photo === undefined))
  }
})

it('stands one or two clippings right of the rail', () => {
  const shapes = [
    { width: 540, height: 1170, kind: 'words' as const },
    { width: 960, height: 720, kind: 'words' as const },
  ]
  for (const [a, b] of [[0], [1], [0, 1], [1, 1], [0, 0]]) {
    const clips = [a, b].flatMap((shape, n) => {
      const picture = shape === undefined ? undefined : shapes[shape]
      return picture
        ? [entry(1 + n, { text: n === 0 ? '推' : '', media: [buildPhoto(`c${n}`, picture)] })]
        : []
    })
    const { photos, width } = regionsOf([spoken(0), ...clips, spoken(4)])
    expect(photos).toHaveLength(clips.length)
    for (const { x } of photos) expect(x).toBeGreaterThan(width / 5)
  }
})

it('stands clippings and small talk at their days', () => {
  const screen = (n: number) =>
    entry(n, { text: '', media: [buildPhoto(`s${n}`, { width: 540, height: 1170, kind: 'words' })] })
  const remark = (n: number) => entry(n, { text: '早安。', media: [] })
  const { regions } = regionsOf([remark(0), spoken(1), screen(2), remark(3), spoken(4), screen(5), remark(6)])
  expect([...new Set(regions.map(({ item }) => item))]).toEqual(['i0', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6'])
})

it('stands photos of all entries but the best beside the rail', () => {
  const album = (n: number, count: number) =>
    entry(n, { media: Array.from({ length: count }, (_, i) => buildPhoto(`a${n}${i}`, { width: 1600 })) })
  const { photos } = regionsOf([spoken(0), album(1, 4), spoken(2), album(3, 8), spoken(4)])
  const leftOf = (id: string) => Math.min(...photos.flatMap(({ item, x }) => (item === id ? x : [])))
  expect(leftOf('i3')).toBeCloseTo(0)
  expect(leftOf('i1')).toBeGreaterThan(20)
})

it('says the place of an entry without words beside its day, not under its hour', () => {
  const isAt = (text: string) => {
    const there = entry(1, { media: [], text, place: { name: '台中公園' } })
    const { pages } = regionsOf([spoken(0), there, spoken(2)])
    return pages.flatMap(({ elements }) =>
      elements.flatMap(element =>
        element.kind === 'text' && element.runs.join('').includes('台中公園') ? element.x : [],
      ),
    )
  }
  expect(isAt('')).toEqual([expect.closeTo(29.6, 0)])
  expect(isAt('走走。')).toEqual([0])
})
