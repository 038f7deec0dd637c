import { expect, it } from 'vitest'
import type { Element } from '../../page/display-list.ts'
import type { PhotosBlock, Placement } from '../../paginate/block.ts'
import { calmerSpreads } from './calmer-spreads.ts'

const image = (rows: number): Element => ({
  ...{ kind: 'image', photo: 'a', crop: { x: 0, y: 0, w: 1, h: 1 } },
  ...{ x: 0, y: 0, w: 10, h: rows * 10 },
})
const photo = (heights: number[]): PhotosBlock => ({
  ...{ kind: 'photos', item: 'a', before: 0, x: 0, w: 10 },
  offer: { min: heights[0] ?? 1, natural: 8, max: 8, heights, compose: () => [] },
  draw: rows => ({ elements: [image(rows)], regions: [] }),
})
const placed = (block: PhotosBlock, frame: number, rows: number, top = 0): Placement => ({
  ...{ block, frame, top, rows, from: 0, to: 1 },
})
const [large, small] = [photo([6, 12]), photo([3])]
const pages = { rows: 30, dominant: 1000, head: [] }
// pages 2 and 3 face each other in a month that begins on the right
const month = {
  placements: [placed(large, 0, 12), placed(large, 1, 12), placed(small, 1, 3, 12), placed(large, 2, 12)],
  frames: 3,
  free: [0, 0, 2],
}
const heights = ({ placements }: typeof month) => placements.map(({ rows }) => rows)

it('lowers a picture that dominates its page where the page that faces it has one, too, and moves up what is below it', () => {
  const left = calmerSpreads({ ...month, free: [1, 0, 0] }, 'left', pages)
  expect(heights(left)).toEqual([12, 6, 3, 12])
  expect(left.placements.map(({ top }) => top)).toEqual([0, 0, 6, 0])
  expect(left.free).toEqual([1, 6, 0])
  expect(heights(calmerSpreads({ ...month, free: [9, 0, 1] }, 'right', pages))).toEqual([12, 6, 3, 12])
})

it('leaves it where its page would end too early, or the picture has no lower height or is one of several', () => {
  const early = { ...month, free: [0, 2, 5] }
  expect(calmerSpreads(early, 'right', pages)).toBe(early)
  const fixed = photo([12])
  const high = { placements: [placed(fixed, 0, 12), placed(fixed, 1, 12)], frames: 2, free: [0, 0] }
  expect(calmerSpreads(high, 'left', pages)).toBe(high)
  const two = { ...large, draw: (rows: number) => ({ elements: [image(rows), image(3)], regions: [] }) }
  const several = { placements: [placed(two, 0, 12), placed(two, 1, 12)], frames: 2, free: [0, 0] }
  expect(calmerSpreads(several, 'left', pages)).toBe(several)
})

it('counts the picture of an opener, above the first page or on a page before it', () => {
  const one = { placements: [placed(small, 0, 3), placed(large, 1, 12)], frames: 2, free: [0, 0] }
  expect(heights(calmerSpreads(one, 'left', { ...pages, head: [image(12)] }))).toEqual([3, 6])
  expect(calmerSpreads(one, 'right', { ...pages, head: [image(12)] })).toBe(one)
  const first = { placements: [placed(large, 0, 12)], frames: 1, free: [0] }
  expect(heights(calmerSpreads(first, 'right', { ...pages, before: [image(12)] }))).toEqual([6])
  expect(calmerSpreads(first, 'left', { ...pages, before: [image(12)] })).toBe(first)
})
