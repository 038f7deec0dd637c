import { expect, it } from 'vitest'
import type { DrawnBlock } from './block.ts'
import { breakPages } from './break-pages.ts'
import { hangSections } from './hang-sections.ts'

const drawn = (height: number, more: Partial<DrawnBlock> = {}): DrawnBlock => ({
  ...{ kind: 'drawn', item: 'a', before: 1, stretch: 0, rows: height, x: 0, w: 100, draw: () => [] },
  ...more,
})
const topsOf = (...blocks: DrawnBlock[]) =>
  hangSections(
    breakPages(blocks, () => 20, 1),
    20,
  ).placements.map(({ frame, top }) => [frame, top])

it('stands what ends a month below a head of its own so far down that its last page looks full, and no farther', () => {
  expect(topsOf(drawn(6), drawn(2, { hangs: true }), drawn(3, { before: 0 }))).toEqual([
    [0, 0],
    [0, 10],
    [0, 12],
  ])
  expect(topsOf(drawn(12), drawn(2, { hangs: true }), drawn(1))).toEqual([
    [0, 0],
    [0, 13],
    [0, 16],
  ])
})

it('shares the white by the entries above it and by it, and parts none of them', () => {
  const b = { item: 'b', before: 0 }
  expect(topsOf(drawn(2), drawn(1, b), drawn(2, b), drawn(2, { item: 'c', hangs: true }))).toEqual([
    [0, 0],
    [0, 6],
    [0, 7],
    [0, 13],
  ])
})

it('leaves a page of nothing else, and one before the last', () => {
  expect(topsOf(drawn(2, { hangs: true }), drawn(3))).toEqual([
    [0, 0],
    [0, 3],
  ])
  expect(topsOf(drawn(12), drawn(2, { hangs: true }), drawn(15))).toEqual([
    [0, 0],
    [0, 13],
    [1, 0],
  ])
})
