import { expect, it } from 'vitest'
import type { DrawnBlock } from './block.ts'
import { breakPages } from './break-pages.ts'
import { lowerAlone } from './lower-alone.ts'

const rows = 25
const drawn = (height: number, more: Partial<DrawnBlock> = {}): DrawnBlock => ({
  ...{ kind: 'drawn', item: 'a', before: 1, rows: height, x: 0, w: 100, draw: () => [] },
  ...more,
})
const set = (...blocks: DrawnBlock[]) => {
  const { placements, free } = lowerAlone(
    breakPages(blocks, () => rows, 1),
    rows,
  )
  return { tops: placements.map(({ top }) => top), free }
}

it('has one short entry end where a last page looks full, in one piece', () => {
  expect(set(drawn(2), drawn(3))).toEqual({ tops: [13, 16], free: [6] })
  expect(set(drawn(0, { minDepth: 4 }), drawn(2))).toEqual({ tops: [15, 16], free: [7] })
})

it('leaves several entries, full pages and more than one at the head', () => {
  expect(set(drawn(2), drawn(3, { item: 'b' }))).toEqual({ tops: [0, 3], free: [19] })
  expect(set(drawn(20))).toEqual({ tops: [0], free: [5] })
  expect(set(drawn(20), drawn(8)).tops).toEqual([0, 0])
})
