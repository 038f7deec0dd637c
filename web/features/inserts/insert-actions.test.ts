import { expect, test } from 'vitest'
import { type InsertInList, insertActions } from './insert-actions.ts'
import type { Insert } from './insert-list.ts'

const front: Insert = { insertId: 'a', kind: 'dedication', at: 'front' }
const second: Insert = { insertId: 'd', kind: 'photo', at: 'front' }
const middle: Insert = { insertId: 'b', kind: 'divider', at: '202101' }
const back: Insert = { insertId: 'c', kind: 'blank', at: 'back' }

const listed = (insert: Insert, inserts = [front, middle, back]): InsertInList => ({
  inserts,
  insert,
  months: ['202101'],
  words: { name: '', place: '' },
})

test.each([
  ['the first page of the front', listed(front), ['later', 'remove']],
  ['the second page of the front', listed(second, [front, second]), ['earlier', 'later', 'remove']],
  ['a page between', listed(middle), ['earlier', 'later', 'remove']],
  ['the last page of the back', listed(back), ['earlier', 'remove']],
  ['the only page, before a month', listed(middle, [middle]), ['earlier', 'later', 'remove']],
])('what can be done to %s', (_, state, names) => {
  const possible = insertActions.filter(({ isPossible }) => isPossible?.(state) ?? true)
  expect(possible.map(({ name }) => name)).toEqual(names)
})

test('each gives the list as it is then', () => {
  const orders = insertActions.map(({ name, perform }) => [
    name,
    perform(listed(middle)).map(({ insertId, at }) => `${insertId} ${at}`),
  ])
  expect(Object.fromEntries(orders)).toEqual({
    earlier: ['a front', 'b front', 'c back'],
    later: ['a front', 'b back', 'c back'],
    remove: ['a front', 'c back'],
  })
})
