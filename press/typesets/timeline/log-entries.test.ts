import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { a5ColumnTweet } from '../a5-column-tweet.ts'
import { logEntries } from './log-entries.ts'
import { wordsOf } from './rail.ts'
import { stripOfDays } from './strip-of-days.ts'

const context = () => buildContext(countingCompiler(), 'a5-column-tweet', { edited: true })

const measure = wordsOf(context()).w

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
  const regions = pages.flatMap(({ regions }, page) => regions.map(region => ({ ...region, page })))
  const width = context().area.width
  return { photos: regions.filter(({ photo }) => photo !== undefined), regions, pages, width }
}

const spoken = (n: number) => entry(n, { media: [], text: '一整天都在寫字。'.repeat(12) })

const long = (n: number) => entry(n, { media: [], text: '一整天都在寫字。'.repeat(30) })
const words = (sentences: number) => '今天下雨，哪裡也沒去。'.repeat(sentences)

it('ends a photo alone where the measure does, with its words where all begin: two thirds as wide beside few, half beside more', () => {
  // a month of one page that no other width of the photo fills better
  const others = (count: number) =>
    Array.from({ length: count }, (_, n) => entry(n + 2, { media: [], text: words(2) }))
  const lone = (w: number) => (measure + 1.8) * w - 1.8
  for (const [text, share, count] of [
    ['早安。', 2 / 3, 4],
    ['☁️', 2 / 3, 4],
    [words(4), 1 / 2, 7],
    [words(12), 1 / 2, 7],
  ] as const) {
    const { photos, regions, width } = regionsOf([entry(1, { text }), ...others(count)])
    const [photo] = photos
    const [beside] = regions.filter(({ item, photo, x }) => item === 'i1' && photo === undefined && x > 20)
    expect((photo?.x ?? 0) + (photo?.w ?? 0)).toBeCloseTo(width, 1)
    expect(photo?.w).toBeCloseTo(lone(share), 1)
    expect(beside?.x).toBeCloseTo(width - measure, 1)
    expect((beside?.x ?? 0) + (beside?.w ?? 0)).toBeLessThan((photo?.x ?? 0) - 3.9)
    expect(Math.abs((beside?.y ?? 0) - (photo?.y ?? 0))).toBeLessThan(2)
  }
})

it('ends a photo without words where the measure does, too', () => {
  const media = [buildPhoto('p', { width: 600, height: 800 })]
  const { photos, width } = regionsOf([entry(1, { text: '', media }), spoken(2)])
  expect((photos[0]?.x ?? 0) + (photos[0]?.w ?? 0)).toBeCloseTo(width, 1)
})

it('stands one of too few pixels for two thirds on half, and on that one whose month would have another page for a few lines', () => {
  const widthOf = (pixels: number, others: number) => {
    const media = [buildPhoto('p', { width: pixels, height: (pixels * 4) / 3 })]
    const items = Array.from({ length: others }, (_, n) => entry(n + 2, { media: [], text: words(2) }))
    return regionsOf([entry(1, { text: '早安。', media }), ...items]).photos[0]?.w ?? 0
  }
  expect(widthOf(360, 4)).toBeCloseTo((measure - 1.8) / 2, 1)
  expect(widthOf(720, 7)).toBeCloseTo((measure - 1.8) / 2, 1)
})

it('stands a photo that is too tall for two thirds of the measure on half of it', () => {
  const media = [buildPhoto('p', { width: 1080, height: 1920 })]
  const widthAbove = (others: number) => {
    const below = Array.from({ length: others }, (_, n) => entry(n + 2, { media: [], text: words(2) }))
    return regionsOf([entry(1, { text: '早安。', media }), ...below]).photos[0]?.w
  }
  expect(widthAbove(5)).toBeCloseTo((measure - 1.8) / 2, 1)
  // it grows where its page ends early
  expect(widthAbove(2)).toBeCloseTo((measure + 1.8) * (3 / 5) - 1.8, 1)
})

it('stands a photo below words that are deeper than it, as far off as its words are told from it', () => {
  const { photos, regions } = regionsOf([entry(1, { text: words(20) }), long(2), long(3)])
  const [photo] = photos
  const above = regions.filter(({ item, photo, x }) => item === 'i1' && photo === undefined && x > 0)
  const foot = Math.max(...above.map(({ y, h }) => y + h))
  expect((photo?.y ?? 0) - foot).toBeCloseTo(2.8, 1)
})

it('sets words that are nothing but emoji larger', () => {
  const stylesOf = (text: string) =>
    regionsOf([entry(1, { text, media: [] }), spoken(2)]).pages.flatMap(({ elements }) =>
      elements.flatMap(element => (element.kind === 'text' && element.style === 'emoji' ? 1 : [])),
    )
  expect(stylesOf('☁️')).toEqual([1])
  expect(stylesOf('☁️好。')).toEqual([])
})

it('leaves as much white below all entries that end with words, and with photos', () => {
  const album = (n: number) => entry(n, { media: [1, 2].map(i => buildPhoto(`a${n}${i}`, { width: 1600 })) })
  const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => (n % 3 === 2 ? album(n) : spoken(n)))
  const { pages } = regionsOf(items)
  const gaps = pages.flatMap(({ regions }) => {
    const shown = regions.filter(({ h, x }) => h > 0 && x > 0)
    const feetOf = (id: string) => shown.filter(({ item }) => item === id).map(({ y, h }) => y + h)
    return [...new Set(shown.map(({ item }) => item))].flatMap((id, n, ids) => {
      const next = shown.filter(({ item }) => item === ids[n + 1])
      if (next.length === 0) return []
      const gap = Math.min(...next.map(({ y }) => y)) - Math.max(...feetOf(id))
      return [{ kind: shown.some(({ item, photo }) => item === id && photo !== undefined), gap }]
    })
  })
  const ofKind = (isPhotos: boolean) => gaps.filter(({ kind }) => kind === isPhotos).map(({ gap }) => gap)
  expect(ofKind(false).length).toBeGreaterThan(1)
  for (const gap of ofKind(false)) expect(gap).toBeCloseTo(5.2, 1)
  expect(ofKind(true).length).toBeGreaterThan(1)
  for (const gap of ofKind(true)) expect(Math.abs(gap - 9)).toBeLessThan(0.8)
})

it('lets no other entry stand beside a photo, however short its words are', () => {
  const remark = (n: number) => entry(n, { media: [], text: '早安。' })
  const screen = entry(3, { media: [buildPhoto('s', { width: 600, height: 790, kind: 'words' })] })
  const { photos, regions } = regionsOf([
    entry(0),
    entry(1),
    remark(2),
    screen,
    remark(4),
    remark(5),
    spoken(6),
  ])
  expect(photos).toHaveLength(3)
  for (const photo of photos)
    expect(
      regions.filter(
        ({ item, page, y, h }) =>
          item !== photo.item && page === photo.page && y < photo.y + photo.h && y + h > photo.y,
      ),
    ).toEqual([])
})

it('says the words of the best entry above all of its pictures', () => {
  const photo = (n: number) => buildPhoto(`b${n}`, { width: 1600, height: 1200 })
  const best = entry(0, {
    treatment: 'featured',
    media: [{ ...photo(0), size: 'large' }, ...[1, 2, 3, 4, 5].map(photo)],
  })
  const own = logEntries({})([best, spoken(1), spoken(2)], context()).flatMap(({ ownPages = [] }) => ownPages)
  const kinds = own.map(({ kind }) => kind).filter(kind => kind !== 'drawn')
  expect(kinds.slice(0, 3)).toEqual(['text', 'photos', 'photos'])
})

it('draws the line of days from head to foot of each page, and down to the last entry of a month', () => {
  const { area } = context()
  const { pages } = regionsOf(
    [0, 1, 2].map(n =>
      entry(n, { text: words(4), media: [buildPhoto(`t${n}`, { width: 540, height: 1170, kind: 'words' })] }),
    ),
  )
  const lines = pages.flatMap(({ elements }) =>
    elements.flatMap(element => (element.kind === 'rect' && element.w === 0.2 ? [element] : [])),
  )
  expect(lines).toHaveLength(pages.length)
  const [page] = pages
  const ends = Math.max(...(page?.regions ?? []).map(({ y, h }) => y + h))
  expect(ends).toBeLessThan(area.top + area.height - area.rowMm / 2)
  const [first, second] = lines
  expect(first?.y).toBeGreaterThan(area.top + 4 * area.rowMm)
  expect((first?.y ?? 0) + (first?.h ?? 0)).toBeCloseTo(area.top + area.height - 0.9, 1)
  expect(second?.y).toBeCloseTo(area.top + 0.9, 1)
  const last = lines.at(-1)
  const entries = pages.at(-1)?.regions ?? []
  const foot = Math.max(...entries.flatMap(({ y, h, photo }) => (photo === undefined ? [] : y + h)))
  expect((last?.y ?? 0) + (last?.h ?? 0)).toBeCloseTo(foot, 1)
})

it('shows the days of a month as ticks, higher and with its number where something was written', () => {
  const strip = stripOfDays([entry(0), entry(1), entry(1)], { x: 0, y: 10, w: 60 }, context())
  const heights = strip.flatMap(tick => (tick.kind === 'rect' ? tick.h : []))
  expect(heights).toHaveLength(31)
  const [first = 0, second = 0, third = 0] = heights
  expect(second).toBeGreaterThan(first)
  expect(first).toBeGreaterThan(third)
  const numbersOf = (days: number[]) =>
    stripOfDays(
      days.map(n => entry(n)),
      { x: 0, y: 10, w: 60 },
      context(),
    ).flatMap(number => (number.kind === 'text' ? number.runs : []))
  expect(numbersOf([0, 1, 1])).toEqual(['1', '2'])
  // beside each other they would be read as one
  expect(numbersOf([19, 20, 21, 25])).toEqual(['20', '22', '26'])
})

it('lets the days of each month run from edge to edge of its line, with their numbers', () => {
  for (const [month, days] of [
    ['202102', 28],
    ['202103', 31],
  ] as const) {
    const at = (day: number) => entry(1, { time: Date.UTC(2021, Number(month.slice(4)) - 1, day, 4) / 1000 })
    const strip = stripOfDays([at(1), at(days)], { x: 5, y: 10, w: 60 }, { ...context(), month })
    const ticks = strip.filter(({ kind }) => kind === 'rect')
    expect(ticks).toHaveLength(days)
    for (const part of [ticks, strip]) {
      expect(Math.min(...part.map(({ x }) => x))).toBeCloseTo(5)
      expect(Math.max(...part.map(({ x, w }) => x + w))).toBeCloseTo(65)
    }
  }
})

it('draws a full dot where an entry begins, smaller for another one of its day, and a hollow one where it goes on', () => {
  const items = [
    entry(0, { media: [], text: words(2) }),
    entry(0, { id: 'later', media: [], text: '一整天都在寫字。'.repeat(160) }),
  ]
  const dots = regionsOf(items).pages.flatMap(({ elements }) =>
    elements.flatMap(element =>
      element.kind === 'rect' && element.radius ? [{ size: element.w, isFull: !element.stroke }] : [],
    ),
  )
  expect(dots.map(({ isFull }) => isFull)).toEqual([true, true, false])
  expect(dots[1]?.size).toBeLessThan(dots[0]?.size ?? 0)
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
  const hollow = (n: number) => pages[n]?.elements.some(element => element.kind === 'rect' && element.stroke)
  expect(new Set(goOn.map(({ day }) => day))).toEqual(new Set(['2', '3']))
  for (const { n, day } of goOn) {
    expect(saidOn(n)).toContain(day)
    expect(hollow(n)).toBe(true)
  }
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

it('cuts the rail nowhere, not for the best of a month and not for what its owner wants large', () => {
  const album = (n: number, count: number) =>
    entry(n, { media: Array.from({ length: count }, (_, i) => buildPhoto(`a${n}${i}`, { width: 1600 })) })
  const large = entry(5, { media: [{ ...buildPhoto('l', { width: 4000 }), size: 'large' }] })
  const { photos, pages, width } = regionsOf([
    spoken(0),
    album(1, 4),
    spoken(2),
    album(3, 8),
    spoken(4),
    large,
  ])
  expect(photos).toHaveLength(13)
  for (const { x } of photos) expect(x).toBeGreaterThan(width - measure - 0.1)
  for (const { elements } of pages)
    expect(elements.filter(element => element.kind === 'rect' && element.w === 0.2)).toHaveLength(1)
})

it('sets no photo of an album smaller than 18 mm', () => {
  for (const count of [5, 7, 8, 10]) {
    const media = Array.from({ length: count }, (_, i) =>
      buildPhoto(`a${i}`, { width: 1600, height: [2000, 1600, 900][i % 3] ?? 1200 }),
    )
    const { photos } = regionsOf([spoken(0), entry(1, { media }), spoken(2)])
    for (const { w, h } of photos) expect(Math.min(w, h)).toBeGreaterThan(17)
  }
})

it('says the place of an entry in the rail, and where it is all that the entry says beside it, in grey', () => {
  const isAt = (text: string, media: Item['media'] = []) => {
    const there = entry(1, { media, text, place: { name: '台中公園' } })
    const { pages } = regionsOf([spoken(0), there, spoken(2)])
    return pages.flatMap(({ elements }) =>
      elements.flatMap(element =>
        element.kind === 'text' && element.runs.join('').includes('台中公園')
          ? { x: element.x, style: element.style }
          : [],
      ),
    )
  }
  expect(isAt('走走。')).toEqual([{ x: 0, style: 'meta' }])
  expect(isAt('', [buildPhoto('p', { width: 960, height: 720 })])).toEqual([{ x: 0, style: 'meta' }])
  expect(isAt('')).toEqual([{ x: expect.closeTo(wordsOf(context()).x, 1), style: 'caption' }])
})

it('keeps as much white above photos without words as above words', () => {
  const photoOf = (text: string) => {
    const { regions } = regionsOf([spoken(0), entry(1, { text, media: [buildPhoto('p', { width: 960 })] })])
    const foot = Math.max(...regions.flatMap(({ item, y, h }) => (item === 'i0' ? y + h : [])))
    return (regions.find(({ photo }) => photo !== undefined)?.y ?? 0) - foot
  }
  expect(photoOf('')).toBeLessThan(6.5)
})

it('lets the first of three photos lead at heights that pages do not count on', () => {
  const media = [1, 2, 3].map(i => buildPhoto(`t${i}`, { width: 1080, height: 1350 }))
  const blocks = logEntries({})([entry(0, { media }), entry(1, { media }), spoken(2), spoken(3)], context())
  const [, block] = blocks.filter(block => block.kind === 'photos')
  const { natural = 0, max = 0, heights = [] } = block?.offer ?? {}
  const highest = heights.at(-1) ?? 0
  const sizesAt = (rows: number) => (block?.draw(rows, 0, 50).regions ?? []).map(({ w, h }) => w * h)
  const [first = 0, second = 0] = sizesAt(natural)
  expect(first).toBeCloseTo(second, 0)
  expect(highest).toBeGreaterThan(max)
  const [leading = 0, ...others] = sizesAt(highest)
  expect(leading).toBeGreaterThan(Math.max(...others) * 1.7)
})
