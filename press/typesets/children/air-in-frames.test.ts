import { expect, it } from 'vitest'
import type { Block } from '../../paginate/block.ts'
import { airInFrames } from './air-in-frames.ts'

const rows = 30
const story = (height: number): Block => ({
  ...{ kind: 'photos', item: `${height}`, before: 2, x: 0, w: 100 },
  offer: { min: height, natural: height, max: height, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})

function aired(...heights: number[]) {
  let top = 0
  const placements = heights.map(rows => {
    const placement = { block: story(rows), frame: 0, top, rows, from: 0, to: 1 }
    top += rows + 2
    return placement
  })
  const month = airInFrames(
    { placements, frames: 1, free: [rows - top + 2] },
    () => true,
    () => rows,
  )
  return { placed: month.placements.map(({ top, rows }) => [top, rows]), free: month.free[0] }
}

it('has a row more in frames from the last one up where the page is full then', () => {
  expect(aired(7, 8, 9)).toEqual({
    placed: [
      [0, 7],
      [9, 9],
      [20, 10],
    ],
    free: 0,
  })
})

it('has it where so little is left that nothing is drawn at the foot, or a third of the page', () => {
  expect(aired(6, 7, 7)).toMatchObject({ free: 3 })
  expect(aired(5, 5, 5)).toMatchObject({ free: 8 })
})

it('leaves more than that at the foot', () => {
  expect(aired(5, 6, 6)).toEqual({
    placed: [
      [0, 5],
      [7, 6],
      [15, 6],
    ],
    free: 9,
  })
})
