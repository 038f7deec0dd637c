import { expect, it } from 'vitest'
import type { Block, PhotosBlock } from './block.ts'
import { breakPages } from './break-pages.ts'
import { fullerEnd } from './fuller-end.ts'

const photos = (id: string, natural: number, max: number): PhotosBlock => ({
  kind: 'photos',
  item: id,
  before: 1,
  x: 0,
  w: 100,
  offer: { min: natural, natural, max, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})
const capacity = () => 40

function endOf(blocks: Block[]) {
  const broken = breakPages(blocks, capacity, 1)
  return { broken, fuller: fullerEnd(blocks, broken, capacity, 0.9) }
}

it('sets photos of the last page larger, down to its share of it', () => {
  const { broken, fuller } = endOf([photos('a', 38, 38), photos('b', 14, 24), photos('c', 14, 24)])
  expect(broken.free).toEqual([2, 9])
  expect(fuller.free).toEqual([2, 4])
  expect(fuller.placements[0]).toEqual(broken.placements[0])
  expect(fuller.placements.map(({ block, frame }) => [block.item, frame])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 1],
  ])
})

it('leaves photos as large as they may be', () => {
  const { broken, fuller } = endOf([photos('a', 38, 38), photos('b', 14, 16)])
  expect(fuller).toEqual(broken)
})
