import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { a5WaterfallBlog } from '../a5-waterfall-blog.ts'

const sentence = '河水在這一帶轉了一個很大的彎。'
const entry = (id: string, day: number, more: Partial<Item> = {}) =>
  buildItem({
    id,
    time: 1_614_560_400 + day * 86_400,
    text: '今天也不開船。',
    media: [buildPhoto(id, { width: 1200, height: 1600 })],
    ...more,
  })
// the best of the month stands by itself
const best = entry('best', 4, {
  text: sentence.repeat(20),
  media: [1, 2].map(n => buildPhoto(`best ${n}`, { width: 2400, height: 1600 })),
  people: ['王小明', '林怡君'],
  place: { name: '旗津' },
})

function placesOf(second: Partial<Item>) {
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  // the picture of the opener is taken from its entry
  const items = [
    entry('opener', 0, { text: sentence.repeat(9) }),
    entry('one', 2),
    entry('two', 3, second),
    best,
  ]
  const { pages } = a5WaterfallBlog.typesetMonth(items, context)
  const regions = pages.flatMap(({ regions }, page) => regions.map(region => ({ ...region, page })))
  const of = (item: string) => regions.filter(region => region.item === item)
  const photoOf = (item: string) => of(item).find(({ photo }) => photo === 0)
  return { width: context.area.width, of, photoOf }
}

it('stands two entries of one photo and few words side by side, flush with the measure, each above its words', () => {
  const { width, of, photoOf } = placesOf({})
  const [one, two] = [photoOf('one'), photoOf('two')]
  expect([two?.page, two?.y, two?.h]).toEqual([one?.page, one?.y, one?.h])
  expect((two?.x ?? 0) + (two?.w ?? 0)).toBeCloseTo(width, 1)
  for (const photo of [one, two]) {
    const words = of(photo?.item ?? '').filter(region => region.photo === undefined && region.h > 0)
    expect(words.at(-1)?.x).toBeCloseTo(photo?.x ?? -1, 3)
    expect(words.at(-1)?.y).toBeGreaterThan((photo?.y ?? 999) + (photo?.h ?? 999))
  }
})

it.each([
  ['of many words', { text: sentence.repeat(9) }],
  ['that ends three rows lower', { text: sentence.repeat(4) }],
  ['that quotes another', { quote: { text: sentence, author: '王小明' } }],
  ['with a link', { links: [{ url: 'https://a.example/5' }] }],
])('leaves apart an entry %s', (_what, second) => {
  const { photoOf } = placesOf(second)
  const [{ y = 0, h = 0 } = {}, photo] = [photoOf('one'), photoOf('two')]
  const isBelow = photo?.page !== photoOf('one')?.page || (photo?.y ?? 0) > y + h
  expect(isBelow).toBe(true)
  expect(photo?.x).toBe(0)
})
