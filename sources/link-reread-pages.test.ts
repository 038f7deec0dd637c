import { expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { mergeItems } from './merge-items.ts'

const noon = 1_678_536_000
const HOUR = 3600

function gram(id: string, hours: number, text: string, names = '12', more: Partial<Item> = {}): Item {
  const origin = {
    archive: `${id}.zip`,
    path: 'your_instagram_activity/media/posts_1.html',
    index: 0,
    ...more.origin,
  }
  return {
    ...{ id, source: 'instagram', kind: 'post', time: noon + hours * HOUR, text, people: [], links: [] },
    media: [...names].map(name => ({ kind: 'photo', uri: `media/posts/202303/${name}.jpg`, origin })),
    ...more,
    origin,
  }
}
const told = (items: readonly Item[]) =>
  items.map(({ time, text, media }) => `${(time - noon) / HOUR} ${text} ${media.length}`)

test.each<[string, Item, Item, string]>([
  ['with words, by a clock east of its own', gram('a', -16, ''), gram('b', 0, 'Snow'), '0 Snow 2'],
  ['with words, by a clock west of its own', gram('a', 1, ''), gram('b', 0, 'Snow'), '0 Snow 2'],
  ['with words, by the clock of India', gram('a', -13.5, ''), gram('b', 0, 'Snow'), '0 Snow 2'],
  ['with words, its photos in another order', gram('a', -16, '', '21'), gram('b', 0, 'Snow'), '0 Snow 2'],
])('what a page tells again %s is once', (_, old, now, expected) => {
  const { items } = mergeItems([old], [now])
  expect(told(items)).toEqual([expected])
  expect(items[0]?.absorbed).toHaveLength(1)
  expect(mergeItems([now], [old]).items).toEqual(items)
  for (const again of [old, now]) expect(mergeItems(items, [again]).items).toEqual(items)
})

const json = { archive: 'a.zip', path: 'your_instagram_activity/media/posts_1.json', index: 0 }
test.each<[string, Item[], Item[]]>([
  [
    'without words, whose photos others may claim',
    [gram('a', -16, '', '12')],
    [gram('b', 0, '', '2'), gram('c', 40, 'Snow', '1')],
  ],
  ['of which one has another photo, too', [gram('a', -16, '')], [gram('b', 0, 'Snow', '123')]],
  ['more than a day apart', [gram('a', -25, '')], [gram('b', 0, 'Snow')]],
  ['that no two zones lie apart', [gram('a', -16.1, '')], [gram('b', 0, 'Snow')]],
  ['of which one is of a list', [gram('a', -16, '', '12', { origin: json })], [gram('b', 0, 'Snow')]],
  ['a post and a story', [gram('a', -16, '', '12', { kind: 'story' })], [gram('b', 0, 'Snow')]],
  ['with two texts', [gram('a', -16, '')], [gram('b', 0, 'Snow'), gram('c', 1, 'Rain')]],
])('items %s are not joined', (_, a, b) => {
  expect(mergeItems(a, b).items.flatMap(({ absorbed }) => absorbed ?? [])).toEqual([])
})
