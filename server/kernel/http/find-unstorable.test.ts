import { expect, test } from 'vitest'
import { findUnstorable } from './find-unstorable.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test.each([
  ['a plain body', { title: '日子', list: [1, null, true, { deep: ['𠮷'] }] }, undefined],
  ['nothing', undefined, undefined],
  ['NUL', { list: [{ words: 'a\0b' }] }, { why: 'characters', at: 'list.0.words' }],
  ['half a character', { title: 'a\ud800' }, { why: 'characters', at: 'title' }],
  ['NUL in a key', { 'a\0': { b: 1 } }, { why: 'characters', at: 'a' }],
  ['32 levels', nested(32), undefined],
])('%s', (_, value, found) => expect(findUnstorable(value)).toEqual(found))

test('200,000 levels are found without filling the stack', () => {
  expect(findUnstorable(nested(200_000))?.why).toBe('depth')
})
