import { expect, it } from 'vitest'
import type { Block } from '../../paginate/block.ts'
import { breakPages } from '../../paginate/break-pages.ts'
import { fillPages } from './fill-pages.ts'
import { elasticOf } from './story-heights.ts'

const rows = 30
const room = () => rows

const story = (item: string, height: number, max = height): Block => ({
  ...{ kind: 'photos', item, before: 2, x: 0, w: 100, stretch: 0 },
  offer: { min: height, natural: height, max, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})

/** Stories of so many rows, each with the heights of its other ways, in the type of each; framed ones may be a row higher. */
function filled(
  heights: [usual: number, ...larger: number[]][],
  { framed = true, type = () => 'body' }: { framed?: boolean; type?: (height: number) => string } = {},
) {
  const blocks = heights.map(([usual], n) => story(`${n}`, usual))
  const stories = heights.map(([, ...larger], n) => ({
    ways: () => larger.map(height => [story(`${n}`, height)]),
  }))
  const broken = breakPages(blocks, room, 1)
  const known = {
    storyOf: (block: Block) => stories[blocks.indexOf(block)],
    typesOf: (block: Block) => [type(elasticOf(block).natural)],
    isFramed: () => framed,
  }
  const month = fillPages(broken, known, room)
  return { broken, month, placed: month.placements.map(({ block, top, rows }) => [block.item, top, rows]) }
}

it('tells stories in the ways that leave the fewest rows free', () => {
  const { month, placed } = filled(
    [
      [6, 8, 13],
      [5, 9],
      [5, 12],
    ],
    { framed: false },
  )
  expect(placed).toEqual([
    ['0', 0, 8],
    ['1', 10, 5],
    ['2', 17, 12],
  ])
  expect(month.free).toEqual([1])
})

it('has stories equally far from each other, a row that is left in their frames, and more at the foot', () => {
  expect(filled([[7], [8], [8]]).placed).toEqual([
    ['0', 0, 8],
    ['1', 10, 9],
    ['2', 21, 9],
  ])
  const short = filled([[5], [6], [6]])
  expect(short.placed.map(([, top]) => top)).toEqual([0, 7, 15])
  expect(short.month.free).toEqual([9])
  expect(filled([[7], [8], [8]], { framed: false }).placed.map(([, top]) => top)).toEqual([0, 9, 19])
})

it('has a row in each frame where so little is left below them then that nothing is drawn there', () => {
  const near = filled([[6], [7], [7]])
  expect(near.placed.map(([, top]) => top)).toEqual([0, 9, 19])
  expect(near.month.free).toEqual([3])
})

it('has a row in each frame, too, where a month would end a third of a page early', () => {
  const early = filled([[5], [5], [5]])
  expect(early.placed.map(([, top]) => top)).toEqual([0, 8, 16])
  expect(early.month.free).toEqual([8])
})

it('has type of one size on a page where that leaves a few rows free', () => {
  const stories: [number, number][] = [
    [12, 14],
    [12, 16],
  ]
  const type = (height: number) => (height > 12 ? 'feature' : 'body')
  expect(filled(stories, { type }).placed).toEqual([
    ['0', 0, 13],
    ['1', 15, 13],
  ])
  expect(filled(stories).month.free).toEqual([0])
})

it('leaves on its page what stands there, and full pages as they are', () => {
  const { broken, month } = filled([[14, 28], [14, 20], [20, 24], [28, 30], [12, 18], [4]])
  const pages = ({ placements }: typeof month) => placements.map(({ block, frame }) => [block.item, frame])
  expect(pages(month)).toEqual(pages(broken))
  const full = broken.free.indexOf(0)
  expect(month.placements.filter(({ frame }) => frame === full)).toEqual(
    broken.placements.filter(({ frame }) => frame === full),
  )
  expect(month.free.every((free, n) => free >= 0 && free <= (broken.free[n] ?? 0))).toBe(true)
})
