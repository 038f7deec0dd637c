import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { a5WaterfallBlog } from '../a5-waterfall-blog.ts'

const sentence = '河水在這一帶轉了一個很大的彎。'
const entry = (id: string, day: number, more: Partial<Item> = {}) =>
  buildItem({ id, time: 1_614_560_400 + day * 86_400, text: sentence.repeat(3), ...more })
const plate = (id: string, day: number) =>
  entry(id, day, { text: '今天也不開船。', media: [buildPhoto(id, { width: 1200, height: 1600 })] })
const best = entry('best', 4, {
  text: sentence.repeat(26),
  media: [1, 2].map(n => buildPhoto(`best ${n}`, { width: 2400, height: 1600 })),
  people: ['王小明', '林怡君'],
  place: { name: '旗津' },
})

function placesOf(...items: Item[]) {
  const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
  // the picture of the opener is taken from its entry
  const opener = { ...plate('opener', 0), text: sentence.repeat(9) }
  const { pages } = a5WaterfallBlog.typesetMonth([opener, ...items, best], context)
  const regions = pages.flatMap(({ regions }, page) => regions.map(region => ({ ...region, page })))
  const photo = regions.find(({ item, photo }) => item === 'plate' && photo === 0)
  return {
    photo,
    regions,
    ofWords: regions.filter(({ item }) => item === 'words'),
    width: context.area.width,
  }
}

it('stands an entry of few words at the right of the plate before it, once', () => {
  const { photo, ofWords } = placesOf(plate('plate', 2), entry('words', 3))
  expect(photo?.x).toBe(0)
  expect(ofWords.length).toBeGreaterThan(0)
  for (const { page, x, y, h } of ofWords) {
    expect(page).toBe(photo?.page)
    expect(x).toBeGreaterThan(photo?.w ?? 999)
    expect(y + h).toBeLessThan((photo?.y ?? 0) + (photo?.h ?? 0) + 6.35)
  }
})

it('leaves what finds no room there below the plate, over the measure', () => {
  const { ofWords, width } = placesOf(plate('plate', 2), entry('words', 3, { text: sentence.repeat(14) }))
  expect(ofWords.at(-1)).toMatchObject({ x: 0, w: width })
})

it('sets words between two plates once, and each of the plates', () => {
  const { regions, ofWords } = placesOf(plate('plate', 1), entry('words', 2), plate('other', 3))
  expect(new Set(ofWords.map(({ page }) => page)).size).toBe(1)
  for (const id of ['plate', 'other'])
    expect(regions.filter(({ item, photo }) => item === id && photo === 0)).toHaveLength(1)
})
