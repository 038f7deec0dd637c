import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test('one is moved, the others keep their order', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
})

test('nothing is moved over the ends', () => {
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
