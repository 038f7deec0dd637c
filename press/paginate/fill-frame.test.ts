import { expect, it } from 'vitest'
import type { Block } from './block.ts'
import { boxesOf } from './box.ts'
import { fillFrame } from './fill-frame.ts'

const words: Block = { ...{ kind: 'drawn', item: 'a', before: 0, x: 0, w: 100, rows: 10 }, draw: () => [] }
const photos: Block = {
  ...{ kind: 'photos', item: 'a', before: 0, x: 0, w: 100 },
  offer: { min: 5, natural: 9, max: 14, heights: [5, 9, 14], compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
}
const blocks = [words, photos]
const rowsOf = (capacity: number, isLast: boolean) =>
  fillFrame(blocks, blocks.flatMap(boxesOf), capacity, 0, isLast).placements.map(({ rows }) => rows)

it('sets photos at the end of a month as high as fills its page, though that is more than is wanted', () => {
  expect(rowsOf(30, true)).toEqual([10, 14])
})

it('sets them no higher than the page has room for', () => {
  expect(rowsOf(23, true)).toEqual([10, 9])
  expect(rowsOf(23, false)).toEqual([10, 9])
})

it('says above photos at the head of a frame whose they are, in rows of their own', () => {
  const goesOn: Block = { ...{ kind: 'drawn', before: 0, rows: 2, x: 0, w: 100 }, draw: () => [] }
  const entry = [words, { ...photos, goesOn }]
  const boxes = entry.flatMap(boxesOf)
  const placed = (from: number) =>
    fillFrame(entry, boxes.slice(from), 12, 1, false).placements.map(({ block, top, rows }) => [
      block.kind,
      top,
      rows,
    ])
  expect(placed(1)).toEqual([
    ['drawn', 0, 2],
    ['photos', 2, 9],
  ])
  expect(placed(0)[1]).toEqual(['photos', 10, 5])
})
