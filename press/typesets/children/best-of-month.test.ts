import { expect, it } from 'vitest'
import type { Item, Media } from '#domain/books/item'
import { createCompiler } from '../../engine/compiler.ts'
import { areaFor } from '../../page/geometry.ts'
import { house } from '../../printers/house.ts'
import { bookWords } from '../../text/book-words.ts'
import { a4Two } from '../a4-2.ts'
import type { TypesetContext } from '../context.ts'
import { bestOf } from './stacked-story.ts'

const compiler = createCompiler()
const origin = { archive: 'a.zip', path: 'posts.json' }
const start = Date.UTC(2021, 2, 1, 4) / 1000
const sentence = '那一年的春天來得很晚，我們搬進河邊的老公寓，每天早上都聽得見渡船的汽笛。'

const photo = (n: number, width: number): Media => ({
  ...{ kind: 'photo', uri: `${n}.jpg`, origin },
  picture: { sha256: `${n}`.padStart(64, '0'), width, height: width * 1.3 },
})
const item = (n: number, more: Partial<Item>): Item => ({
  ...{ id: `item-${n}`, source: 'facebook', kind: 'post', text: sentence, media: [], people: [], links: [] },
  time: start + n * 86_400,
  origin,
  ...more,
})

const context: TypesetContext = {
  month: '202103',
  area: areaFor(a4Two, house, 'paperback'),
  styles: a4Two.styles,
  locale: 'zh-tw',
  words: bookWords('zh-tw'),
  timeZone: 'Asia/Taipei',
  compiler,
  missing: new Set(),
  edited: true,
  pxPerMm: 240 / 25.4,
  alonePxPerMm: 180 / 25.4,
  openerPxPerMm: 150 / 25.4,
}

const pagesOf = (items: Item[]) => a4Two.typesetMonth(items, context).pages

const ordinary = Array.from({ length: 10 }, (_, n) =>
  item(n, { text: sentence.repeat(3), media: [photo(n, 700)] }),
)
const best = item(20, { people: ['王小明', '林怡君'], media: [photo(20, 1300)] })

it('gives the best of a month a page of its own, on a coloured sheet, and says its words there once', () => {
  const pages = pagesOf([...ordinary, best])
  const own = pages.filter(page => page.regions.some(region => region.item === best.id))
  expect(own).toHaveLength(1)
  expect(own[0]?.regions.every(region => region.item === best.id)).toBe(true)
  expect(own[0]?.elements[0]).toMatchObject({ kind: 'rect', frame: 'sheet', bleed: true })
  expect(pages.flatMap(page => page.elements.filter(element => 'bleed' in element))).toHaveLength(1)
  expect(pages.flatMap(page => page.regions).filter(region => region.photo !== undefined)).toHaveLength(11)
})

it('has a picture that is no larger than its pixels bear, on whole columns', () => {
  const images = pagesOf([...ordinary, best]).flatMap(page =>
    page.elements.flatMap(element => (element.kind === 'image' ? [element] : [])),
  )
  const large = images.find(({ photo }) => photo.endsWith('20'))
  expect(large?.w).toBeGreaterThan(100)
  expect(large?.w).toBeLessThanOrEqual(1300 / (240 / 25.4) + 0.1)
  expect(new Set(images.map(({ x }) => Math.round(x * 2))).size).toBeLessThanOrEqual(13)
})

it('opens a month with a sentence of its own', () => {
  const spoken = { ...best, text: `${sentence}我們搬進了河邊的老公寓。` }
  const [first] = pagesOf([...ordinary, spoken])
  const sentences = first?.elements.filter(element => element.kind === 'text' && element.style === 'sentence')
  expect(sentences).toMatchObject([{ runs: [expect.stringMatching('我們搬進了河邊')] }])
})

it('says emoji of the best of a month once, beside its day', () => {
  const best = item(3, { text: '☁️', media: Array.from({ length: 6 }, (_, n) => photo(20 + n, 900)) })
  // its day is drawn, and what else is said is lines
  expect(bestOf(best, context).blocks.filter(({ kind }) => kind === 'text')).toEqual([])
})
