import { expect, test } from 'vitest'
import { withPressed } from './with-pressed.ts'

test('photos are chosen in the order of pressing, and left out by another press', () => {
  expect(withPressed(['b'], 'a', 3)).toEqual(['b', 'a'])
  expect(withPressed(['b', 'a'], 'b', 3)).toEqual(['a'])
})

test('one more than may be taken is not chosen', () => {
  expect(withPressed(['b', 'a'], 'c', 2)).toEqual(['b', 'a'])
})
