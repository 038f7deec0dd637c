import { expect, test } from 'vitest'
import { bookShape, volumesOf } from './book-shape.ts'

test('a book is as thick as it will be in the hand', () => {
  expect(bookShape('a5', 'hardback', 200)).toEqual({ widthMm: 148, heightMm: 210, thicknessMm: 27.6 })
  expect(bookShape('a4', 'paperback', 100)).toEqual({ widthMm: 210, heightMm: 285, thicknessMm: 7.6 })
})

test('a book without pages is still a thing', () => {
  expect(bookShape('a5', 'paperback', 0).thicknessMm).toBeCloseTo(0.152)
})

test('a book is as many volumes as hold its pages', () => {
  expect([0, 240, 241, 481].map(volumesOf)).toEqual([1, 1, 2, 3])
})
