import { expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { weighItem } from './weigh-item.ts'

const small = buildPhoto('a', { width: 600, height: 800 })
const post: Partial<Item> = { text: '早', media: [small], people: ['小滿'] }

test.each<[string, Partial<Item>]>([
  ['more words', { text: '今天的海很安靜' }],
  ['more photos', { media: [small, small] }],
  ['more pixels', { media: [buildPhoto('a', { width: 1200, height: 1600 })] }],
  ['a photo that its owner wants large', { media: [{ ...small, size: 'large' }] }],
  ['more people', { people: ['小滿', '阿海'] }],
  ['a place', { place: { name: '台南' } }],
  ['a title', { title: '河岸' }],
  ['an event of life', { kind: 'life-event' }],
  ['an album', { album: '環島' }],
])('%s weighs more', (_, more) => {
  expect(weighItem(buildItem({ ...post, ...more }), 2)).toBeGreaterThan(weighItem(buildItem(post), 2))
})

test('the rarer weighs more, up to a month', () => {
  const [often, rare, rarer] = [1, 20, 28].map(days => weighItem(buildItem(post), days))
  expect(rare).toBeGreaterThan(often ?? 0)
  expect(rarer).toBeGreaterThan(rare ?? 0)
  expect(weighItem(buildItem(post), 31)).toBe(rarer)
})

test('a picture with words in it weighs nothing', () => {
  const meme = buildPhoto('m', { width: 1200, kind: 'words' })
  expect(weighItem(buildItem({ media: [meme] }), 2)).toBe(weighItem(buildItem(), 2))
})

test('of a blurred photo the pixels do not count', () => {
  const weigh = (width: number, sharpness: number) =>
    weighItem(buildItem({ media: [buildPhoto('a', { width, sharpness })] }), 2)
  expect(weigh(1080, 2.3)).toBeGreaterThan(weigh(1600, 1))
  expect(weigh(1600, 1)).toBe(weigh(480, 1))
  expect(weigh(480, 1)).toBeGreaterThan(weighItem(buildItem(), 2))
})
