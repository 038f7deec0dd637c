import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { a5WaterfallBlog } from '../a5-waterfall-blog.ts'
import { besideWords } from './beside-words.ts'
import { countsBeside, plateColumns } from './plates.ts'

const sentence = '河水在這一帶轉了一個很大的彎。'
const entry = (id: string, day: number, more: Partial<Item> = {}) =>
  buildItem({ id, time: 1_614_560_400 + day * 86_400, text: sentence.repeat(3), ...more })
const photo = (id: string, width = 1200, height = 1600) => [buildPhoto(id, { width, height })]
const best = entry('best', 9, {
  text: sentence.repeat(26),
  media: [1, 2].map(n => buildPhoto(`best ${n}`, { width: 2400, height: 1600 })),
  people: ['王小明', '林怡君'],
  place: { name: '旗津' },
})

function setOf(...items: Item[]) {
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  // the picture of the opener is taken from its entry
  const opener = entry('opener', 0, { text: sentence.repeat(9), media: photo('opener') })
  const { pages } = a5WaterfallBlog.typesetMonth([opener, ...items, best], context)
  const regions = pages.flatMap(({ regions }, page) => regions.map(region => ({ ...region, page })))
  const { width } = context.area
  return {
    width,
    regions,
    plate: regions.find(({ item, photo }) => item === 'plate' && photo === 0),
    words: regions.filter(({ item, photo, w }) => item === 'plate' && photo === undefined && w !== 97.65),
  }
}

it('stands the day and the words of one photo at its left, where all days stand, and the photo where the measure ends', () => {
  for (const [text, w, h] of [
    [sentence.repeat(6), 1200, 1600],
    ['今天也不開船。', 1200, 1600],
    ['', 1200, 1600],
  ] as const) {
    const { plate, words, width } = setOf(entry('plate', 2, { text, media: photo('plate', w, h) }))
    expect((plate?.x ?? 0) + (plate?.w ?? 0)).toBeCloseTo(width, 3)
    expect(plate?.w).toBeGreaterThan(0.3 * width)
    expect(Math.min(...words.map(({ x }) => x))).toBe(0)
    expect(words.length).toBeGreaterThan(0)
    for (const { x, y, w, page } of words) {
      expect(x + w).toBeLessThan(plate?.x ?? 0)
      expect(page).toBe(plate?.page)
      expect(y).toBeGreaterThan((plate?.y ?? 999) - 6.35)
      expect(y).toBeLessThan((plate?.y ?? 0) + (plate?.h ?? 0))
    }
  }
})

it('stands a wide photo over the measure, below its few words, where it may dominate its page', () => {
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { width, rows } = context.area
  const item = entry('plate', 2, { text: '今天也不開船。', media: photo('plate', 1600, 1200) })
  const columns = plateColumns(context.area, 2.65)
  const gaps = { paragraphGap: 0, partGap: 1, photoGap: 2.65, photoInset: 2.65 }
  const design = { x: 0, w: width, columns, ...gaps, photoRows: rows, accent: '#000', hairline: '#000' }
  const imageOf = (dominant?: number) => {
    const look = { ...design, before: 1, ...(dominant && { dominant }) }
    const [block] = besideWords([item], countsBeside(undefined), columns, context, look)(item, design) ?? []
    const drawn = block?.kind === 'photos' ? block.draw(block.offer.natural, 0, 0).elements : []
    const image = drawn.find(({ kind }) => kind === 'image')
    const words = drawn.findLast(({ kind }) => kind === 'text')
    return { w: image?.kind === 'image' ? image.w : 0, y: image?.y ?? 0, words: words?.y ?? 0 }
  }
  expect(imageOf().w).toBeCloseTo(width, 3)
  expect(imageOf().y).toBeGreaterThan(imageOf().words)
  expect(imageOf(6216).w).toBeLessThan(0.7 * width)
})

it('stands words that are higher than their photo above it, over the measure', () => {
  const { plate, words, width } = setOf(
    entry('plate', 2, { text: sentence.repeat(26), media: photo('plate') }),
  )
  expect(words.at(-1)).toMatchObject({ x: 0, w: width })
  for (const { y, h } of words.filter(({ page }) => page === plate?.page))
    expect(y + h).toBeLessThanOrEqual((plate?.y ?? 0) + 0.1)
})

it('stands no other entry, and no small talk, beside a photo', () => {
  const talk = [5, 6, 7, 8].map(day => entry(`talk ${day}`, day, { text: '晚安。' }))
  const plate = entry('plate', 2, { text: '', media: photo('plate') })
  const { regions } = setOf(plate, entry('words', 3), ...talk)
  const { page, y = 0, h = 0 } = regions.find(({ item, photo }) => item === 'plate' && photo === 0) ?? {}
  const others = regions.filter(
    ({ item, photo }) => !['opener', 'plate', 'best'].includes(item) && photo === undefined,
  )
  expect(others.length).toBeGreaterThan(3)
  for (const other of others.filter(other => other.page === page))
    expect(other.y + other.h <= y || other.y >= y + h).toBe(true)
})

it('stands an upright photo beside few words on more than half of the measure, beside more on less', () => {
  const widthOf = (text: string) => {
    const { plate, width } = setOf(
      entry('plate', 2, { text, media: photo('plate') }),
      entry('after', 3, { text: sentence.repeat(20) }),
    )
    return (plate?.w ?? 0) / width
  }
  expect(widthOf('今天也不開船。')).toBeGreaterThan(0.55)
  expect(widthOf(sentence.repeat(7))).toBeLessThan(widthOf('今天也不開船。'))
})

const besideOf = (more: Partial<Item>) => {
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  const { width, rows } = context.area
  const item = entry('plate', 2, { media: photo('plate'), ...more })
  const columns = plateColumns(context.area, 2.65)
  const gaps = {
    paragraphGap: 0,
    partGap: 1,
    photoGap: 2.65,
    photoInset: 2.65,
    titleGap: 0.25,
    aboveTitle: 0.75,
  }
  const design = { x: 0, w: width, columns, ...gaps, photoRows: rows, accent: '#000', hairline: '#000' }
  const look = { ...design, before: 1 }
  return besideWords([item], countsBeside(undefined), columns, context, look)(item, design)
}

it('sets a line or two of words beside a photo in larger type, no longer ones', () => {
  const stylesOf = (text: string) =>
    (besideOf({ text }) ?? []).flatMap(block =>
      block.kind === 'photos'
        ? block.draw(block.offer.natural, 0, 0).elements.flatMap(e => (e.kind === 'text' ? [e.style] : []))
        : [],
    )
  expect(stylesOf('今天也不開船。')).toContain('remark')
  expect(stylesOf('今天也不開船。')).not.toContain('beside')
  expect(stylesOf(sentence.repeat(4))).toContain('beside')
  expect(stylesOf(sentence.repeat(4))).not.toContain('remark')
})

it('stands a title of one line beside a photo, and a longer one over the measure', () => {
  expect(besideOf({ title: '海', text: sentence })).toHaveLength(1)
  expect(besideOf({ title: '交換日記第四十一天，河水轉了一個很大的彎', text: sentence })).toBeUndefined()
})
