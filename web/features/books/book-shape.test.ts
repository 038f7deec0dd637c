import { expect, test } from 'vitest'
import { bookShape } from './book-shape.ts'

test('a book is as thick as it will be in the hand', () => {
  expect(bookShape('a5', 'hardback', 200)).toEqual({ widthMm: 148, heightMm: 210, thicknessMm: 27.6 })
  expect(bookShape('a4', 'paperback', 100)).toEqual({ widthMm: 210, heightMm: 285, thicknessMm: 7.6 })
})

test('a book without pages is still a thing', () => {
  expect(bookShape('a5', 'paperback', 0).thicknessMm).toBeCloseTo(0.152)
})
