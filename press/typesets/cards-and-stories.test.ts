import { describe, expect, it } from 'vitest'
import type { Item, Media } from '#domain/books/item'
import { createCompiler } from '../engine/compiler.ts'
import type { Page } from '../page/display-list.ts'
import { areaFor } from '../page/geometry.ts'
import { house } from '../printers/house.ts'
import { bookWords } from '../text/book-words.ts'
import { weekdayName } from '../text/dates.ts'
import { a4Two } from './a4-2.ts'
import { a5ColumnTweet } from './a5-column-tweet.ts'
import { a5WaterfallTweet } from './a5-waterfall-tweet.ts'
import { rail, weekdayInRail } from './timeline/rail.ts'
import type { Typeset } from './typeset.ts'

const compiler = createCompiler()
const origin = { archive: 'a.zip', path: 'posts.json' }
const noon = Date.UTC(2021, 2, 1, 4) / 1000

function buildItem(n: number, more: Partial<Item> = {}): Item {
  const time = noon + n * 43_200
  return {
    id: `item-${n}`,
    source: 'facebook',
    kind: 'post',
    time,
    text: '',
    media: [],
    people: [],
    links: [],
    origin,
    ...more,
  }
}

function photo(n: number, caption?: string): Media {
  const [width, height] = [
    [4000, 3000],
    [3000, 4000],
    [900, 600],
    [4000, 2250],
  ][n % 4] ?? [4000, 3000]
  const picture = { sha256: n.toString(16).padStart(64, '0'), width: width ?? 1, height: height ?? 1 }
  return { kind: 'photo', uri: `photos/${n}.jpg`, origin, picture, ...(caption ? { caption } : {}) }
}

function set(typeset: Typeset, items: Item[]): Page[] {
  return typeset.typesetMonth(items, {
    month: '202103',
    area: areaFor(typeset, house, 'paperback'),
    styles: typeset.styles,
    locale: 'zh-tw',
    words: bookWords('zh-tw'),
    timeZone: 'Asia/Taipei',
    compiler,
    missing: new Set(),
    edited: false,
    pxPerMm: 240 / 25.4,
    alonePxPerMm: 180 / 25.4,
    openerPxPerMm: 150 / 25.4,
  }).pages
}

const texts = (pages: Page[]) =>
  pages.flatMap(page => page.elements.flatMap(element => (element.kind === 'text' ? [element] : [])))

const textOf = (pages: Page[], style: string) =>
  texts(pages)
    .filter(text => text.style === style)
    .map(text => text.runs.map(run => (typeof run === 'string' ? run : run.emoji)).join(''))
    .join('')

const sentence = '那一年的春天來得很晚，我們搬進河邊的老公寓，每天早上都聽得見渡船的汽笛。'
const long = Array.from({ length: 84 }, (_, n) => `第${n}天。${sentence}`)
const fortyPhotos = Array.from({ length: 40 }, (_, n) => photo(n, n % 9 === 0 ? `第${n}張` : undefined))

const life = [
  buildItem(0, { text: '早。' }),
  buildItem(1, { text: sentence.repeat(3), people: ['王小明', '林怡君'], place: { name: '淡水' } }),
  buildItem(2, { text: '渡船', media: [photo(0)] }),
  buildItem(3, { title: '搬家', text: sentence, media: [1, 2, 3, 4, 5].map(n => photo(n)) }),
  buildItem(4, { text: '看', links: [{ url: 'https://news.example/a', title: '河岸的花開了' }] }),
  buildItem(5, { quote: { text: sentence, author: '陳美惠' } }),
  buildItem(6, { poll: { question: '吃什麼？', options: ['麵', '飯'] } }),
  buildItem(7, {}),
  buildItem(8, { text: `${sentence}\n${sentence}`.repeat(6) }),
  buildItem(9, { text: '睡。', media: [{ kind: 'video', uri: 'videos/1.mp4', origin }] }),
]

describe.each([
  ['a5-waterfall-tweet', a5WaterfallTweet, { long: 5, words: 1 }],
  ['a5-column-tweet', a5ColumnTweet, { long: 7, words: 2 }],
  ['a4-2', a4Two, { long: 11, words: 5 }],
] as const)('%s', (_, typeset, most) => {
  it('lets a post of three thousand characters flow over pages and keeps every word', () => {
    const text = long.join('\n')
    expect(text.length).toBeGreaterThan(3000)
    const pages = set(typeset, [buildItem(0, { text })])
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.length).toBeLessThanOrEqual(most.long)
    expect(textOf(pages, 'body').replace(/[\u200b\u2060\n]/g, '')).toBe(long.join(''))
  })

  it('cuts one paragraph of three thousand characters between its lines', () => {
    const pages = set(typeset, [buildItem(0, { text: long.join('') })])
    expect(pages.length).toBeGreaterThan(2)
    expect(textOf(pages, 'body').replace(/[\u200b\u2060\n]/g, '')).toBe(long.join(''))
  })

  it('shows each of forty photos once, none over another', () => {
    const pages = set(typeset, [buildItem(0, { album: '春天', media: fortyPhotos })])
    const shown = pages.flatMap(page => page.regions.flatMap(r => (r.photo === undefined ? [] : [r.photo])))
    expect(shown).toEqual(fortyPhotos.map((_, n) => n))
    for (const page of pages) {
      const images = page.elements.flatMap(e => (e.kind === 'image' ? [e] : []))
      for (const [n, a] of images.entries()) {
        for (const b of images.slice(n + 1)) {
          const apart =
            a.x + a.w <= b.x + 0.01 ||
            b.x + b.w <= a.x + 0.01 ||
            a.y + a.h <= b.y + 0.01 ||
            b.y + b.h <= a.y + 0.01
          expect(apart).toBe(true)
        }
      }
    }
  })

  it('lets posts of one word share a page', () => {
    const pages = set(
      typeset,
      Array.from({ length: 12 }, (_, n) => buildItem(n, { text: '早' })),
    )
    expect(pages.length).toBeLessThanOrEqual(most.words)
  })

  it('opens a month in which nothing was written', () => {
    const pages = set(typeset, [])
    expect(pages).toHaveLength(1)
    expect(texts(pages).filter(text => text.heading === 1)).toHaveLength(1)
  })

  it('knows where each item stands, and stays inside the type area', () => {
    const pages = set(typeset, life)
    const area = areaFor(typeset, house, 'paperback')
    expect([...new Set(pages.flatMap(page => page.regions.map(r => r.item)))].sort()).toEqual(
      life.map(item => item.id).sort(),
    )
    for (const page of pages) {
      for (const { x, y, w, h } of page.regions) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + w).toBeLessThanOrEqual(area.width + 0.01)
        expect(y).toBeGreaterThanOrEqual(area.top - 0.01)
        expect(y + h).toBeLessThanOrEqual(area.top + area.height + 0.01)
      }
    }
    for (const text of texts(pages)) {
      expect(text.y).toBeGreaterThanOrEqual(house.safety.text)
      const foot = text.y + text.lines * (typeset.styles[text.style]?.lineHeight ?? 0)
      expect(foot).toBeLessThanOrEqual(area.page.height - house.safety.text)
    }
  })

  it('leaves no page but the last more than a third empty', () => {
    const empty = set(typeset, [...life, ...life.map((item, n) => ({ ...item, id: `again-${n}` }))]).map(
      page => page.empty ?? 0,
    )
    expect(empty.length).toBeGreaterThan(1)
    expect(empty.slice(0, -1).filter(share => share > 1 / 3)).toEqual([])
  })

  it('sets the same month the same way twice', () => {
    expect(JSON.stringify(set(typeset, life))).toBe(JSON.stringify(set(typeset, life)))
  })

  it('has each line height a whole number of rows for what flows', () => {
    for (const name of ['body', 'title', 'caption']) {
      const rows = (typeset.styles[name]?.lineHeight ?? 0) / typeset.rowMm
      expect([name, Math.abs(rows - Math.round(rows)) < 1e-6 && rows >= 1]).toEqual([name, true])
    }
    // of small type three lines may take two rows
    for (const name of ['small', 'meta', 'tags']) {
      const rows = ((typeset.styles[name]?.lineHeight ?? 0) / typeset.rowMm) * 3
      expect([name, Math.abs(rows - Math.round(rows)) < 1e-6 && rows >= 2]).toEqual([name, true])
    }
  })
})

it('has room for every English weekday beside the line of days', () => {
  const weekday = { style: 'weekday', lang: 'en', width: rail.words }
  const names = Array.from({ length: 7 }, (_, n) => weekdayInRail(weekdayName(n, 'en')))
  expect(
    compiler.countLines(
      a5ColumnTweet.styles,
      names.map(name => ({ ...weekday, runs: [name] })),
    ),
  ).toEqual(names.map(() => 1))
  const widths = compiler.naturalWidths(
    a5ColumnTweet.styles,
    names.map(name => ({ ...weekday, runs: [name] })),
  )
  expect(Math.max(...widths)).toBeLessThan(rail.words)
})
