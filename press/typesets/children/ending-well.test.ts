import { expect, it } from 'vitest'
import type { Block } from '../../paginate/block.ts'
import { endingWell, type StoryBlocks } from './ending-well.ts'

const rows = 30
const room = (frame: number) => (frame === 0 ? rows - 6 : rows)

const picture = (item: string, height: number): Block => ({
  ...{ kind: 'drawn', item, before: 0, x: 0, w: 100, rows: height },
  draw: () => [],
})
const story = (item: string, height: number, larger?: number): StoryBlocks => ({
  blocks: [picture(item, height)],
  ...(larger !== undefined && { larger: () => [picture(item, larger)] }),
})
const fillOf = ({ free, frames }: ReturnType<typeof endingWell>) => 1 - (free[frames - 1] ?? 0) / rows
const heightsOf = ({ placements }: ReturnType<typeof endingWell>) =>
  placements.map(({ block, rows }) => [block.item, rows])

it('leaves a month as it is where its last page is full', () => {
  expect(heightsOf(endingWell([story('a', 24), story('b', 23, 28)], room))).toEqual([
    ['a', 24],
    ['b', 23],
  ])
})

it('makes as many of the last stories larger as fill the last page', () => {
  const month = endingWell([story('a', 24, 24), story('b', 5, 9), story('c', 5, 7), story('d', 5, 7)], room)
  expect(fillOf(month)).toBeGreaterThanOrEqual(0.68)
  expect(heightsOf(month)).toEqual([
    ['a', 24],
    ['b', 9],
    ['c', 7],
    ['d', 7],
  ])
})

it('makes the story before a hole larger', () => {
  const month = endingWell([story('a', 15, 24), story('b', 22)], room)
  expect(heightsOf(month)).toContainEqual(['a', 24])
})

it('makes the story behind a hole smaller where none before it can be larger', () => {
  const behind: StoryBlocks = { blocks: [picture('b', 22)], smaller: () => [picture('b', 9)] }
  expect(heightsOf(endingWell([story('a', 15), behind, story('c', 24)], room))).toEqual([
    ['a', 15],
    ['b', 9],
    ['c', 24],
  ])
})

it('leaves a story as it is where that fills no hole', () => {
  const last: StoryBlocks = { blocks: [picture('b', 22)], smaller: () => [picture('b', 9)] }
  expect(heightsOf(endingWell([story('a', 24), last], room))).toContainEqual(['b', 22])
})

it('makes stories smaller, or the one before larger, where words would be parted from their photos', () => {
  const words = (item: string, height: number): Block => ({ ...picture(item, height), together: 0.8 })
  const photos = (item: string, height: number): Block => ({
    ...{ kind: 'photos', item, before: 0, x: 0, w: 100 },
    offer: { min: height, natural: height, max: height, compose: () => [] },
    draw: () => ({ elements: [], regions: [] }),
  })
  const framesOf = ({ placements }: ReturnType<typeof endingWell>) =>
    placements.flatMap(({ block, frame }) => (block.item === 'b' ? [frame] : []))
  const album = (height: number): Block[] => [words('b', 4), photos('b', height)]
  const first = story('a', 14, 21)
  const last = story('c', 26)
  expect(framesOf(endingWell([story('a', 14), { blocks: album(24) }, last], room))).toEqual([0, 1])
  expect(framesOf(endingWell([first, { blocks: album(24) }, last], room))).toEqual([1, 1])
  const smaller = { blocks: album(24), smaller: () => album(6) }
  expect(framesOf(endingWell([story('a', 14), smaller, last], room))).toEqual([0, 0])
})

it('sets what has no larger form as it comes', () => {
  const month = endingWell([story('a', 24), story('b', 4)], room)
  expect(month.frames).toBe(2)
})

it('makes pictures smaller where that saves a last page with little on it', () => {
  const squeezable = (item: string, height: number, least: number): StoryBlocks => ({
    ...story(item, height),
    smaller: () => [picture(item, least)],
  })
  const month = endingWell([squeezable('a', 24, 20), squeezable('b', 24, 20), story('c', 8)], room)
  expect(month.frames).toBe(2)
  const kept = endingWell([squeezable('a', 24, 20), squeezable('b', 24, 20), story('c', 24)], room)
  expect(heightsOf(kept).slice(0, 2)).toEqual([
    ['a', 24],
    ['b', 24],
  ])
})
