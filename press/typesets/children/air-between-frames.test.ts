import { expect, it } from 'vitest'
import type { Block } from '../../paginate/block.ts'
import { airBetweenFrames } from './air-between-frames.ts'

const rows = 30
const story = (height: number): Block => ({
  ...{ kind: 'photos', item: `${height}`, before: 3, x: 0, w: 100 },
  offer: { min: height, natural: height, max: height, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})

function aired(...heights: number[]) {
  let top = 0
  const placements = heights.map(rows => {
    const placement = { block: story(rows), frame: 0, top, rows, from: 0, to: 1 }
    top += rows + 3
    return placement
  })
  const month = airBetweenFrames({ placements, frames: 1, free: [rows - top + 3] })
  return { placed: month.placements.map(({ top, rows }) => [top, rows]), free: month.free[0] }
}

it('sets stories a row further from each other where the page is full then, and none of them higher', () => {
  expect(aired(6, 7, 9)).toEqual({
    placed: [
      [0, 6],
      [10, 7],
      [21, 9],
    ],
    free: 0,
  })
})

it('sets all of them so, or none', () => {
  expect(aired(6, 7, 10)).toMatchObject({ free: 1 })
})

it('leaves room to draw at the foot', () => {
  expect(aired(4, 5, 6)).toEqual({
    placed: [
      [0, 4],
      [7, 5],
      [15, 6],
    ],
    free: 9,
  })
})
