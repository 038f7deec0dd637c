import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { a5WaterfallBlog } from './a5-waterfall-blog.ts'

it('names the day of an entry in the colour of its month, on the line of its hour', () => {
  const item = buildItem({ text: '河水在這一帶轉了一個很大的彎。'.repeat(12) })
  const { pages } = a5WaterfallBlog.typesetMonth(
    [item],
    buildContext(countingCompiler(), 'a5-waterfall-blog'),
  )
  const elements = pages.flatMap(page => page.elements)
  const texts = elements.filter(element => element.kind === 'text')
  const day = texts.find(({ style }) => style === 'day')
  const hour = texts.find(({ runs }) => /\d\d:\d\d/.test(runs.join('')))
  const bar = elements.find(element => element.kind === 'rect')
  expect(day?.color).toBe(bar?.kind === 'rect' && bar.fill)
  expect(Math.abs((day?.y ?? 0) - (hour?.y ?? 99))).toBeLessThan(3)
  expect((day?.x ?? 0) + (day?.w ?? 0)).toBeLessThanOrEqual(hour?.x ?? 0)
})

it('keeps the tall photo of an entry that is not the best of its month below a fifth of the page', () => {
  const entry = (id: string, day: number, width: number) =>
    buildItem({
      id,
      time: 1_614_560_400 + day * 86_400,
      text: '河水在這一帶轉了一個很大的彎。'.repeat(8),
      media: [buildPhoto(id, { width, height: (width * 4) / 3 })],
    })
  const quiet = [1, 2, 3].map(n => entry(`quiet ${n}`, n, 1200))
  const best = { ...entry('best', 4, 2400), people: ['王小明', '林怡君'], place: { name: '旗津' } }
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { pages } = a5WaterfallBlog.typesetMonth([...quiet, best], context)
  const { width, height } = context.area.page
  const shares = new Map(
    pages.flatMap(({ regions }) =>
      regions.flatMap(({ item, photo, w, h }) =>
        photo === undefined ? [] : [[item, (w * h) / (width * height)]],
      ),
    ),
  )
  const ofQuiet = quiet.map(({ id }) => shares.get(id) ?? 1)
  expect(shares.get('best')).toBeGreaterThanOrEqual(Math.max(...ofQuiet))
  expect(Math.max(...ofQuiet)).toBeLessThan(0.2)
  expect(Math.max(...ofQuiet)).toBeGreaterThan(0.1)
})

it('stands one tall photo and its words beside each other, below its day', () => {
  const item = buildItem({
    text: '河水在這一帶轉了一個很大的彎。'.repeat(6),
    media: [buildPhoto('tall', { width: 720, height: 960 })],
  })
  const others = [1, 2, 3].map(n => buildItem({ id: `other ${n}`, time: item.time + n * 86_400 }))
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { pages } = a5WaterfallBlog.typesetMonth([item, ...others], context)
  const places = pages.flatMap(({ regions }) => regions.filter(region => region.item === item.id))
  const photo = places.find(region => region.photo === 0)
  const words = places.findLast(region => region.photo === undefined)
  expect((words?.x ?? 999) + (words?.w ?? 0)).toBeLessThan(photo?.x ?? 0)
  expect(Math.abs((words?.y ?? 0) - (photo?.y ?? 99))).toBeLessThan(context.area.rowMm)
})

it('stands words that are higher than their photo above it, over the measure', () => {
  const long = '河水在這一帶轉了一個很大的彎。'.repeat(14)
  const item = buildItem({
    text: [long, '今天也不開船。'.repeat(6)].join('\n'),
    media: [buildPhoto('square', { width: 1000, height: 1000 })],
  })
  // the last of them is the best of the month, whose photo is larger
  const others = [1, 2, 3].map(n =>
    buildItem({
      id: `other ${n}`,
      time: item.time + n * 86_400,
      ...(n === 3 && {
        text: long,
        media: [1, 2].map(m => buildPhoto(`other ${m}`, { width: 2400, height: 3200 })),
        people: ['王小明', '林怡君'],
        place: { name: '旗津' },
      }),
    }),
  )
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { pages } = a5WaterfallBlog.typesetMonth([item, ...others], context)
  // the pages one below the other
  const places = pages.flatMap(({ regions }, n) =>
    regions.filter(region => region.item === item.id).map(region => ({ ...region, y: region.y + n * 1000 })),
  )
  const photo = places.find(region => region.photo === 0) ?? { x: 0, y: 0, w: 0 }
  const words = places.filter(region => region.photo === undefined)
  expect(Math.max(...words.map(({ w }) => w))).toBeCloseTo(context.area.width, 0)
  for (const { y, h } of words) expect(y + h).toBeLessThanOrEqual(photo.y + 0.1)
})

it('stands plates of few widths where the measure begins or ends', () => {
  const shapes = [
    [900, 1600],
    [900, 1200],
    [1000, 1000],
    [1200, 900],
    [1500, 1000],
    [2100, 1000],
    [560, 750],
  ]
  const items = shapes.flatMap(([width = 0, height = 0], n) =>
    ['累～', ''].map((text, m) =>
      buildItem({
        id: `${n} ${m}`,
        time: 1_614_560_400 + (2 * n + m) * 86_400,
        text,
        media: [buildPhoto(`${n} ${m}`, { width, height })],
      }),
    ),
  )
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { pages } = a5WaterfallBlog.typesetMonth(items, context)
  const images = pages.flatMap(({ elements }) => elements).filter(element => element.kind === 'image')
  expect(images).toHaveLength(items.length)
  const { width } = context.area
  for (const { x, w } of images) expect(Math.min(x, Math.abs(width - x - w))).toBeLessThan(0.1)
  const widths = new Set(images.map(({ w }) => Math.round(w)))
  expect(widths.size).toBeLessThan(5)
})

it('stands a very tall photo of few pixels on less than half of the measure, its words at its left', () => {
  const item = buildItem({
    text: '今天也不開船。',
    media: [buildPhoto('tall', { width: 900, height: 1600 })],
  })
  const others = [1, 2, 3].map(n => buildItem({ id: `other ${n}`, time: item.time + n * 86_400 }))
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { pages } = a5WaterfallBlog.typesetMonth([item, ...others], context)
  const places = pages.flatMap(({ regions }) => regions.filter(region => region.item === item.id))
  const photo = places.find(region => region.photo === 0)
  const words = places.findLast(region => region.photo === undefined)
  expect(photo?.w).toBeLessThan(0.45 * context.area.width)
  expect((words?.x ?? 999) + (words?.w ?? 0)).toBeLessThan(photo?.x ?? 0)
})

it('stands the photos of an album whole on one page', () => {
  const items = Array.from({ length: 8 }, (_, n) =>
    buildItem({
      id: `${n}`,
      time: 1_614_560_400 + n * 86_400,
      text: '河水在這一帶轉了一個很大的彎。',
      media: Array.from({ length: n % 2 === 0 ? 6 : 9 }, (_, m) =>
        buildPhoto(`${n} ${m}`, { width: 1600, height: 1200 }),
      ),
    }),
  )
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { pages } = a5WaterfallBlog.typesetMonth(items, context)
  const parted = items.filter(({ id }) => {
    const of = pages.filter(({ regions }) =>
      regions.some(({ item, photo }) => item === id && photo !== undefined),
    )
    return of.length > 1
  })
  // those of the opener and of the best of the month
  expect(parted.length).toBeLessThan(3)
})

it('parts the lines of a few words by no white, and stands an emoji in the line of its day', () => {
  const lines = buildItem({ id: 'lines', text: '論文交了。\n\n終於可以睡覺。' })
  const emoji = buildItem({
    id: 'emoji',
    time: lines.time + 86_400,
    text: '☔\n・\n・',
    media: [buildPhoto('tall', { width: 900, height: 1600 })],
  })
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { pages } = a5WaterfallBlog.typesetMonth([lines, emoji], context)
  const regions = pages.flatMap(({ regions }) => regions)
  const [first, second] = regions.filter(({ item, h }) => item === 'lines' && h > 0).slice(-2)
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(context.area.rowMm, 3)
  const photo = regions.find(({ photo }) => photo !== undefined)
  expect((photo?.x ?? 0) + (photo?.w ?? 0)).toBeCloseTo(context.area.width, 3)
  const texts = pages.flatMap(({ elements }) => elements).filter(element => element.kind === 'text')
  const withSign = texts.filter(({ runs }) => JSON.stringify(runs).includes('☔'))
  expect(withSign.map(({ style }) => style)).toEqual(['meta'])
  expect(JSON.stringify(withSign)).not.toContain('・')
})

it('has one white between entries, and leaves at the foot of a page what it does not fill', () => {
  const items = Array.from({ length: 30 }, (_, n) =>
    buildItem({
      id: `${n}`,
      time: 1_614_560_400 + n * 40_000,
      text: '河水在這一帶轉了一個很大的彎。'.repeat(5 + (n % 4)),
    }),
  )
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { pages } = a5WaterfallBlog.typesetMonth(items, context)
  const whites = pages.flatMap(({ regions }) => {
    const words = regions.filter(({ h }) => h > 0)
    return words.flatMap(({ item, y }, n) => {
      const before = words[n - 1]
      return before && before.item !== item ? [y - before.y - before.h] : []
    })
  })
  expect(whites.length).toBeGreaterThan(10)
  for (const white of whites) expect(white).toBeCloseTo(context.area.rowMm, 3)
})

it.each([2, 7])('keeps %i photos further off the words above them than off each other', count => {
  const item = buildItem({
    text: '河水在這一帶轉了一個很大的彎。'.repeat(4),
    media: Array.from({ length: count }, (_, n) => buildPhoto(`${n}`, { width: 2000, height: 1500 })),
  })
  const others = [1, 2].map(n => buildItem({ id: `other ${n}`, time: item.time + n * 86_400 }))
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog')
  const { pages } = a5WaterfallBlog.typesetMonth([item, ...others], context)
  const own = pages
    .flatMap(({ regions }) => regions)
    .filter(region => region.item === item.id && region.h > 0)
  const words = own.filter(({ photo }) => photo === undefined)
  const photos = own.filter(({ photo }) => photo !== undefined)
  const foot = Math.max(...words.map(({ y, h }) => y + h))
  const head = Math.min(...photos.map(({ y }) => y))
  // half of what is between two lines belongs to the last one
  expect(head - foot + 1.325).toBeCloseTo(4, 1)
  const gaps = photos.flatMap(a =>
    photos.map(b => Math.max(b.x - a.x - a.w, b.y - a.y - a.h)).filter(gap => gap > 0),
  )
  expect(Math.min(...gaps)).toBeCloseTo(2.65, 1)
})

it('stands a title nearer to its words than to its day, and all words on lines of the page', () => {
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog')
  const titled = [
    buildItem({ id: 'role', text: '〈河岸〉\n\n河水在這一帶轉了一個很大的彎。' }),
    buildItem({ id: 'own', title: '河岸', text: '河水在這一帶轉了一個很大的彎。', time: 1_614_660_400 }),
    buildItem({ id: 'bare', title: '河岸', text: '', media: [buildPhoto('p')], time: 1_614_760_400 }),
    buildItem({ id: 'last', text: '河水在這一帶轉了一個很大的彎。', time: 1_614_860_400 }),
  ]
  const { pages } = a5WaterfallBlog.typesetMonth(titled, context)
  const texts = pages.flatMap(({ elements }) => elements.flatMap(e => (e.kind === 'text' ? [e] : [])))
  const titles = texts.filter(({ style }) => style === 'title')
  const days = texts.filter(({ style }) => style === 'day')
  const bodies = texts.filter(({ style }) => style === 'body')
  const { rowMm, top } = context.area
  for (const [n, body] of bodies.entries()) {
    const rows = (body.y - top) / rowMm
    expect(rows - Math.round(rows)).toBeCloseTo(0, 6)
    const [title, day] = [titles[n], days[n]]
    if (n < 2) expect(body.y - (title?.y ?? 0)).toBeLessThan((title?.y ?? 0) - (day?.y ?? 0))
  }
  expect([titles.length, bodies.length]).toEqual([3, 3])
})

it('names the small talk in the colour of its month', () => {
  const talk = [5, 6, 7, 8].map(day =>
    buildItem({ id: `talk ${day}`, time: 1_614_560_400 + day * 86_400, text: '晚安。' }),
  )
  const words = buildItem({ id: 'words', text: '河水在這一帶轉了一個很大的彎。'.repeat(12) })
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const elements = a5WaterfallBlog
    .typesetMonth([words, ...talk], context)
    .pages.flatMap(page => page.elements)
  const head = elements.find(
    element => element.kind === 'text' && element.runs.join('') === context.words.smallTalk,
  )
  const day = elements.find(element => element.kind === 'text' && element.style === 'day')
  expect(head?.kind === 'text' && head.color).toBe(day?.kind === 'text' && day.color)
})
