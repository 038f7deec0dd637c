import { expect, it } from 'vitest'
import type { PhotosBlock, Placement } from './block.ts'
import { growPhotos } from './grow-photos.ts'

const photos = (heights: number[]): PhotosBlock => ({
  kind: 'photos',
  item: 'a',
  before: 0,
  x: 0,
  w: 80,
  offer: { min: 4, natural: 4, max: 4, heights, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})

const placed = (block: PhotosBlock, frame: number, top: number): Placement => ({
  block,
  frame,
  top,
  rows: 4,
  from: 0,
  to: 1,
})

const [two, three, none] = [photos([4, 6]), photos([4, 7]), photos([4])]
const broken = {
  placements: [placed(two, 0, 0), placed(three, 0, 5), placed(none, 0, 10), placed(three, 1, 0)],
  frames: 2,
  free: [4, 6],
}

it('fills a page that ends early with what takes most of its rows, and moves down what stands below', () => {
  const { placements, free } = growPhotos(broken, (frame, free) => (frame === 0 ? free : 0))
  expect(placements.map(({ top, rows }) => [top, rows])).toEqual([
    [0, 4],
    [5, 7],
    [13, 4],
    [0, 4],
  ])
  expect(free).toEqual([1, 6])
})

it('lets several grow where there is room for that', () => {
  const { placements, free } = growPhotos({ ...broken, free: [5, 6] }, (frame, free) =>
    frame === 0 ? free : 0,
  )
  expect(placements.map(({ top, rows }) => [top, rows])).toEqual([
    [0, 6],
    [7, 7],
    [15, 4],
    [0, 4],
  ])
  expect(free).toEqual([0, 6])
})

it('changes nothing where nothing may grow', () => {
  expect(growPhotos(broken, () => 1)).toBe(broken)
})

it('leaves the rows to what hangs below the last line of a page', () => {
  const day = { ...none, minDepth: 6 }
  const page = { placements: [placed(two, 0, 0), placed(day, 0, 5)], frames: 1, free: [2] }
  const grown = (placements: Placement[]) => growPhotos({ ...page, placements }, (_, free) => free).free
  expect(grown(page.placements)).toEqual([2])
  expect(grown([placed(two, 0, 0), placed(none, 0, 5)])).toEqual([0])
})
