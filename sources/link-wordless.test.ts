import { expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { mergeItems } from './merge-items.ts'

const moment = 1_600_000_000

function itemOf(origin: Item['origin'], uris: readonly string[], more: Partial<Item>): Item {
  return {
    id: uris.join(' '),
    source: 'facebook',
    kind: 'post',
    time: moment,
    text: '',
    media: uris.map(uri => ({ kind: 'photo', uri, origin })),
    people: [],
    links: [],
    origin,
    ...more,
  }
}
const live = (numbers: readonly number[], more: Partial<Item> = {}) =>
  itemOf(
    { archive: 'facebook.com', path: `posts/${numbers}` },
    numbers.map(number => `facebook:photo:1015800000000${number}`),
    more,
  )
const archived = (numbers: readonly number[], more: Partial<Item> = {}) =>
  itemOf(
    { archive: 'facebook.zip', path: 'posts/your_posts_1.json', index: numbers[0] ?? 0 },
    numbers.map(number => `posts/media/a/${number}.jpg`),
    more,
  )
const album = { kind: 'album', title: 'Wedding', text: 'June' } as const

test.each<[string, Item, Item]>([
  ['a post without words', live([1, 2]), archived([3, 4])],
  ['one that a network dates a second later', live([1, 2], { time: moment + 1 }), archived([3, 4])],
  ['an album', live([1, 2], album), archived([3, 4], { ...album, text: '' })],
])('%s is once, from the account and from its archive', (_, a, b) => {
  const { items } = mergeItems([a], [b])
  expect(items).toEqual(mergeItems([b], [a]).items)
  expect(items.map(({ media }) => media.map(({ uri }) => uri))).toEqual([
    ['posts/media/a/3.jpg', 'posts/media/a/4.jpg'],
  ])
  expect(mergeItems(items, [a]).items).toEqual(items)
  expect(mergeItems(items, [b]).items).toEqual(items)
})

test.each<[string, Item[], Item[]]>([
  ['a minute apart', [live([1, 2])], [archived([3, 4], { time: moment + 60 })]],
  ['of other photos', [live([1, 2])], [archived([3])]],
  ['with words in one', [live([1, 2])], [archived([3, 4], { text: 'Snow' })]],
  ['on two networks', [live([1, 2])], [archived([3, 4], { source: 'instagram' })]],
  ['both from archives', [archived([1, 2])], [archived([3, 4])]],
  ['of which two may be the one', [live([1, 2])], [archived([3, 4]), archived([5, 6], { time: moment + 3 })]],
  ['albums of two names', [live([1, 2], album)], [archived([3, 4], { ...album, title: 'June' })]],
])('items %s are several', (_, a, b) => {
  expect(mergeItems(a, b).items).toHaveLength(a.length + b.length)
})
