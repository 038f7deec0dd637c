import { expect, it } from 'vitest'
import { narrowPhotosOf } from './narrow-photos.ts'

const region = (w: number, h: number, photo?: number) => ({
  item: 'a',
  x: 0,
  y: 0,
  w,
  h,
  ...(photo !== undefined && { photo }),
})

it('counts photos that are narrow or flat, and no words', () => {
  const regions = [region(21.6, 28, 0), region(29.3, 22, 1), region(92, 36, 2), region(20, 5)]
  expect(narrowPhotosOf({ pages: [{ elements: [], regions }] })).toBe(2)
})
