import { expect, it } from 'vitest'
import type { Block } from '../../paginate/block.ts'
import { breakPages } from '../../paginate/break-pages.ts'
import { fillPages } from './fill-pages.ts'

const rows = 30
const room = () => rows

const story = (item: string, height: number, max = height): Block => ({
  ...{ kind: 'photos', item, before: 2, x: 0, w: 100, stretch: 0 },
  offer: { min: height, natural: height, max, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})

/** Stories of so many rows, each with the heights of its other ways. */
function filled(heights: [usual: number, ...larger: number[]][]) {
  const blocks = heights.map(([usual], n) => story(`${n}`, usual))
  const stories = heights.map(([, ...larger], n) => ({
    ways: () => larger.map(height => [story(`${n}`, height)]),
  }))
  const broken = breakPages(blocks, room, 1)
  const month = fillPages(broken, block => stories[blocks.indexOf(block)], room)
  return { broken, month, placed: month.placements.map(({ block, top, rows }) => [block.item, top, rows]) }
}

it('tells stories in the ways that leave the fewest rows free', () => {
  const { month, placed } = filled([
    [6, 8, 13],
    [5, 9],
    [5, 12],
  ])
  expect(placed).toEqual([
    ['0', 0, 8],
    ['1', 11, 5],
    ['2', 18, 12],
  ])
  expect(month.free).toEqual([0])
})

it('has what little is left between the stories, and more at the foot', () => {
  expect(filled([[7], [8], [8]]).placed.map(([, top]) => top)).toEqual([0, 11, 22])
  expect(filled([[5], [5], [5]]).placed.map(([, top]) => top)).toEqual([0, 7, 14])
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
