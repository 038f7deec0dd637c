import { expect, it } from 'vitest'
import { stacksOf } from './stacks-of.ts'

it('counts the photos of an entry below each other, where they are narrow', () => {
  const monthOf = (...photos: [item: string, x: number, w: number][]) => ({
    pages: [
      { elements: [], regions: photos.map(([item, x, w], photo) => ({ item, photo, x, w, y: 0, h: 40 })) },
    ],
  })
  expect(stacksOf(monthOf(['a', 66, 63], ['a', 66, 63]), 100)).toBeCloseTo(0.1)
  expect(stacksOf(monthOf(['a', 66, 107], ['a', 66, 107]), 100)).toBe(0)
  expect(stacksOf(monthOf(['a', 66, 50], ['a', 118, 50]), 100)).toBe(0)
  expect(stacksOf(monthOf(['a', 66, 63], ['b', 66, 63]), 100)).toBe(0)
})
