import { expect, it } from 'vitest'
import type { PhotosBlock } from './block.ts'
import { boxesOf } from './box.ts'
import { growthOf } from './growth-of.ts'

const photos = (heights?: number[]): PhotosBlock => ({
  kind: 'photos',
  item: 'a',
  before: 0,
  x: 0,
  w: 80,
  offer: { min: 4, natural: 4, max: 5, ...(heights && { heights }), compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})
const boxes = [photos([4, 5, 8, 12]), photos(), photos([4, 7])].flatMap(boxesOf)

it('counts the rows that photos take beyond what pages are broken with, as far as they fit', () => {
  expect([1, 2, 3, 5, 7, 9].map(free => growthOf(boxes, free))).toEqual([0, 2, 3, 5, 7, 9])
})
