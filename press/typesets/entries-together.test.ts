import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { a4One } from './a4-1.ts'

const entry = (n: number, overrides: Partial<Item> = {}) =>
  buildItem({
    id: `i${n}`,
    time: 1_614_560_400 + n * 86_400,
    text: '今天下雨，哪裡也沒去。',
    media: [buildPhoto(`p${n}`, { width: 720, height: 960 })],
    ...overrides,
  })

function photosOf(items: Item[]) {
  const { pages } = a4One.typesetMonth(items, buildContext(countingCompiler(), 'a4-1', { edited: true }))
  return pages.flatMap(({ regions }, page) =>
    regions.flatMap(region => (region.photo === undefined ? [] : [{ ...region, page }])),
  )
}

it('stands the small photos of entries that follow each other in one row, as wide as the words column together', () => {
  const [first, second, ...others] = photosOf([entry(0), entry(1)])
  expect(others).toEqual([])
  expect([first?.item, second?.item]).toEqual(['i0', 'i1'])
  expect(second?.y).toBeCloseTo(first?.y ?? -1)
  expect(second?.h).toBeCloseTo(first?.h ?? -1)
  expect((second?.x ?? 0) + (second?.w ?? 0)).toBeCloseTo(173.2, 0)
})

it('sets each of their photos, days and words once', () => {
  const items = [entry(0), entry(1), entry(2)]
  const { pages } = a4One.typesetMonth(items, buildContext(countingCompiler(), 'a4-1', { edited: true }))
  const photos = pages.flatMap(({ regions }) => regions.filter(({ photo }) => photo !== undefined))
  expect(photos.map(({ item }) => item).toSorted()).toEqual(['i0', 'i1', 'i2'])
  const texts = pages.flatMap(({ elements }) =>
    elements.flatMap(element => (element.kind === 'text' ? [element] : [])),
  )
  expect(texts.filter(({ runs }) => runs.join('').includes('哪裡也沒去'))).toHaveLength(3)
  expect(texts.filter(({ style }) => style === 'day')).toHaveLength(3)
  // each picture bears its day
  expect(texts.filter(({ style }) => style === 'mark')).toHaveLength(3)
})

it.each([
  ['wide enough for the column', { media: [buildPhoto('wide')] }],
  ['with a caption', { media: [buildPhoto('told', { width: 720, height: 960 }, { caption: '河邊' })] }],
  ['under a title', { title: '河岸' }],
])('leaves an entry whose photo is %s alone', (_, other) => {
  const [first, second] = photosOf([entry(0), entry(1, other)])
  expect(first?.page === second?.page && Math.abs((first?.y ?? 0) - (second?.y ?? 0)) < 1).toBe(false)
})
