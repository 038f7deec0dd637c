import { expect, test } from 'vitest'
import { buildSocialItem } from '../../../tests/web/build-social-item.ts'
import { bookWith, type Choice, itemWith } from './choice.ts'
import type { SocialBook } from './selection-queries.ts'

const item = buildSocialItem({ chapterId: '202405', version: 0 })

const none = { items: 0, chosen: 0, deleted: 0 }
const month = (name: string, chosen: number) => ({
  cid: name,
  month: name,
  photos: 0,
  items: 4,
  chosen,
  deleted: 1,
})
const book: SocialBook = {
  sid: 's',
  bid: 'b',
  type: 'facebook',
  counts: {
    facebook: { items: 8, chosen: 5, deleted: 2 },
    pages: none,
    photos: none,
    patch: none,
    instagram: none,
  },
  chapters: [month('202404', 3), month('202405', 2)],
  origins: [],
  span: { since: null, until: null },
  linked: [],
  revision: 1,
}
const counts = (choices: Choice[]) => {
  const { chapters, counts } = bookWith(book, choices)
  return [...chapters.map(chapter => chapter.chosen), counts.facebook.chosen, counts.facebook.deleted]
}
const all = (chosen: boolean): Choice => ({ kind: 'all', type: 'facebook', from: '', chosen })
const whole = (chosen: boolean): Choice => ({ kind: 'month', type: 'facebook', month: '202405', chosen })

test('months and the tab count what was chosen last', () => {
  expect(counts([whole(true)])).toEqual([3, 3, 6, 2])
  expect(counts([whole(true), whole(false)])).toEqual([3, 0, 3, 2])
  expect(counts([all(false), whole(true)])).toEqual([0, 3, 3, 2])
})

test('one item counts in its month, also on its way into the bin', () => {
  expect(counts([{ kind: 'item', item, change: { chosen: false } }])).toEqual([3, 1, 4, 2])
  expect(counts([{ kind: 'item', item, change: { deleted: true } }])).toEqual([3, 1, 4, 3])
})

test('how many an origin holds is left to the server', () => {
  expect(counts([{ kind: 'all', type: 'facebook', from: 'Page', chosen: false }])).toEqual([3, 2, 5, 2])
})

test('an item is as the last choice that concerns it says', () => {
  expect(itemWith(item, [all(false), whole(true)]).chosen).toBe(true)
  expect(itemWith(item, [{ kind: 'all', type: 'facebook', from: '', chosen: false }]).chosen).toBe(false)
  expect(itemWith(item, [{ kind: 'all', type: 'pages', from: '', chosen: false }])).toBe(item)
  expect(itemWith(item, [{ kind: 'all', type: 'facebook', from: 'Page', chosen: false }])).toBe(item)
})
