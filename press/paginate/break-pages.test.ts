import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../tests/growth.ts'
import type { Block, DrawnBlock, PhotosBlock, Placement, TextBlock } from './block.ts'
import { breakPages } from './break-pages.ts'

const base = { item: 'item-1', before: 0, x: 0, w: 100 }

const text = (lines: number, more: Partial<TextBlock> = {}): TextBlock => ({
  ...base,
  kind: 'text',
  style: 'body',
  paragraph: { runs: [], lang: 'zh-tw' },
  rowsPerLine: 2,
  lines,
  ...more,
})

const drawn = (rows: number, more: Partial<DrawnBlock> = {}): DrawnBlock => ({
  ...base,
  kind: 'drawn',
  rows,
  draw: () => [],
  ...more,
})

const photos = (min: number, natural: number, max: number, more: Partial<PhotosBlock> = {}): PhotosBlock => ({
  ...base,
  kind: 'photos',
  offer: { min, natural, max, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
  ...more,
})

// An entry: its head, paragraphs, groups of photos with a caption or none. No part that cannot be cut is
// higher than a third of the lowest frame (40 rows).
const paragraph = fc
  .record({ lines: fc.integer({ min: 1, max: 30 }), before: fc.integer({ min: 0, max: 2 }) })
  .map(({ lines, before }): Block[] => [text(lines, { before })])
const group = fc
  .record({
    min: fc.integer({ min: 3, max: 5 }),
    more: fc.integer({ min: 0, max: 20 }),
    most: fc.integer({ min: 0, max: 15 }),
    caption: fc.boolean(),
  })
  .map(({ min, more, most, caption }): Block[] => [
    photos(min, min + more, min + more + most, { before: 1, keepNext: caption }),
    ...(caption ? [text(1)] : []),
  ])
const entry = fc
  .record({
    before: fc.integer({ min: 0, max: 3 }),
    rows: fc.integer({ min: 1, max: 2 }),
    parts: fc.array(fc.oneof(paragraph, group), { minLength: 1, maxLength: 5 }),
  })
  .map(({ before, rows, parts }): Block[] => [drawn(rows, { before, keepNext: true }), ...parts.flat()])
const month = fc.array(entry, { minLength: 1, maxLength: 12 }).map(entries => entries.flat())

const capacity = (frame: number) => (frame === 0 ? 40 : 58)
const broken = (blocks: Block[]) => breakPages(blocks, capacity, 1)

function everyMonth(test: (blocks: Block[], result: ReturnType<typeof breakPages>) => void) {
  fc.assert(
    fc.property(month, blocks => test(blocks, broken(blocks))),
    { numRuns: 300 },
  )
}

const linesOf = (block: Block) => (block.kind === 'text' ? block.lines : 1)

it('ends no page inside a text above a hole, for the sake of the last page', () => {
  const words = text(28)
  const { placements } = broken([drawn(40), words, photos(10, 10, 10)])
  expect(placements.filter(({ block }) => block === words)).toMatchObject([{ frame: 1, from: 0, to: 28 }])
})

describe('whatever a month holds', () => {
  it('every line stands once, in order', () => {
    everyMonth((blocks, { placements, frames }) => {
      const lines = blocks.flatMap((block, i) =>
        Array.from({ length: linesOf(block) }, (_, n) => `${i}.${n}`),
      )
      const index = new Map(blocks.map((block, i) => [block, i]))
      const placed = placements.flatMap(at =>
        Array.from({ length: at.to - at.from }, (_, n) => `${index.get(at.block)}.${at.from + n}`),
      )
      expect(placed).toEqual(lines)
      for (const [i, at] of placements.entries()) {
        const before = placements[i - 1]
        if (before) expect(at.frame - before.frame).toBeOneOf([0, 1])
        if (before?.frame === at.frame) expect(at.top).toBeGreaterThanOrEqual(before.top + before.rows)
      }
      expect(placements.at(-1)?.frame).toBe(frames - 1)
    })
  })

  it('no frame is too full, and every part has the rows it needs', () => {
    everyMonth((_, { placements }) => {
      for (const { block, frame, top, rows, from, to } of placements) {
        expect(top).toBeGreaterThanOrEqual(0)
        expect(top + rows).toBeLessThanOrEqual(capacity(frame))
        if (block.kind === 'text') expect(rows).toBe((to - from) * 2)
        if (block.kind === 'drawn') expect(rows).toBe(block.rows)
        if (block.kind === 'photos') {
          expect(rows).toBeGreaterThanOrEqual(block.offer.min)
          expect(rows).toBeLessThanOrEqual(block.offer.max)
        }
      }
    })
  })

  it('no line of a paragraph is alone on a page', () => {
    everyMonth((_, { placements }) => {
      for (const { block, from, to } of placements)
        if (linesOf(block) > 1) expect(to - from).toBeGreaterThanOrEqual(2)
    })
  })

  it('no head and no picture is parted from what follows it', () => {
    everyMonth((_, { placements }) => {
      for (const [i, { block, frame }] of placements.entries()) {
        const next: Placement | undefined = placements[i + 1]
        if (block.keepNext && next) expect(next.frame).toBe(frame)
      }
    })
  })

  it('no frame but the last is more than a third empty', () => {
    everyMonth((_, { free, frames }) => {
      expect(free.length).toBe(frames)
      for (const [frame, rows] of free.slice(0, -1).entries())
        expect(rows).toBeLessThanOrEqual(capacity(frame) / 3)
    })
  })

  it('the same blocks are broken the same', () => {
    everyMonth((blocks, { placements, free }) => {
      const again = broken(blocks)
      expect(again.placements).toEqual(placements)
      expect(again.free).toEqual(free)
    })
  })
})

const shape = ({ placements }: ReturnType<typeof breakPages>) =>
  placements.map(at => [at.frame, at.top, at.rows, at.from, at.to])

it('ends no frame before what stands in its margin has ended', () => {
  const day = (lines: number) => [drawn(1, { before: 3, keepNext: true, minDepth: 7 }), text(lines)]
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 }), lines => {
      const blocks = lines.flatMap(count => [...day(count), drawn(Math.max(0, 6 - count * 2))])
      for (const { block, frame, top } of broken(blocks).placements)
        if (block.minDepth) expect(top + block.minDepth).toBeLessThanOrEqual(capacity(frame))
    }),
    { numRuns: 500 },
  )
})

it('ends a frame with one line beside a day that hangs a row below it, where it has that row', () => {
  const day = [drawn(0, { keepNext: true, minDepth: 2 }), drawn(1)]
  const frameOfLine = (above: number) =>
    broken([drawn(above), ...day, drawn(57), drawn(20)]).placements.find(({ rows }) => rows === 1)?.frame
  expect(frameOfLine(38)).toBe(0)
  expect(frameOfLine(39)).toBe(1)
})

it('ends no frame early where that costs something, although the next would be as full then', () => {
  const blocks = [drawn(36), drawn(3), drawn(49), drawn(58)]
  const framesAt = (ofEarlyEnd: number) =>
    breakPages(blocks, capacity, 1, undefined, { ofEarlyEnd }).placements.map(({ frame }) => frame)
  expect(framesAt(0)).toEqual([0, 1, 1, 2])
  expect(framesAt(0.6)).toEqual([0, 0, 1, 2])
})

it('lets a long paragraph flow over pages', () => {
  expect(shape(broken([text(60)]))).toEqual([
    [0, 0, 40, 0, 20],
    [1, 0, 58, 20, 49],
    [2, 0, 22, 49, 60],
  ])
})

it('moves a head on with its paragraph, and leaves no month to end on a page with two lines', () => {
  expect(shape(broken([text(18), drawn(3, { before: 1, keepNext: true }), text(20)]))).toEqual([
    [0, 0, 36, 0, 18],
    [1, 0, 3, 0, 1],
    [1, 3, 40, 0, 20],
  ])
  expect(shape(broken([text(21)]))).toEqual([
    [0, 0, 32, 0, 16],
    [1, 0, 10, 16, 21],
  ])
})

it('stretches the photos of a last page until it does not look cut off, and no further', () => {
  const [, last] = broken([drawn(40), photos(10, 12, 58)]).placements
  expect(last).toMatchObject({ frame: 1, rows: Math.ceil(58 * 0.76) })
  const [, low] = broken([drawn(40), photos(10, 12, 20)]).placements
  expect(low).toMatchObject({ frame: 1, rows: 20 })
})

it('stretches photos on the pages before, so that a month ends on more than a third of a page', () => {
  const entries = [drawn(10), photos(10, 15, 40), text(7), photos(10, 20, 50), text(6), text(6)]
  const { placements, frames } = broken(entries)
  const foot = Math.max(...placements.filter(at => at.frame === frames - 1).map(at => at.top + at.rows))
  expect(foot).toBeGreaterThanOrEqual(58 * 0.66)
})

it('stretches photos to the foot of the page rather than leave a page underfull', () => {
  const result = broken([text(10), photos(10, 12, 24), text(14, { before: 0 }), text(20)])
  expect(result.free.slice(0, -1).every(rows => rows <= 1)).toBe(true)
})

it('widens the white between entries to end at the foot, by two rows at most', () => {
  const entries = (lines: number) => [text(lines), text(lines, { before: 3 }), drawn(30, { before: 3 })]
  expect(shape(broken(entries(9))).slice(0, 2)).toEqual([
    [0, 0, 18, 0, 9],
    [0, 22, 18, 0, 9],
  ])
  expect(shape(broken(entries(8))).slice(0, 2)).toEqual([
    [0, 0, 16, 0, 8],
    [0, 21, 16, 0, 8],
  ])
})

it('sets what is higher than a page all the same', () => {
  expect(shape(broken([drawn(80), text(2)]))).toEqual([
    [0, 0, 80, 0, 1],
    [1, 0, 4, 0, 2],
  ])
})

it('parts what is to stay together only where its page would have a hole', () => {
  const story = (together: number) => [
    drawn(30),
    drawn(10, { item: 'item-2', together }),
    drawn(20, { item: 'item-2' }),
  ]
  const framesOf = (blocks: Block[], rows = 42) =>
    breakPages(blocks, () => rows, 1).placements.map(({ frame }) => frame)
  expect(framesOf(story(0))).toEqual([0, 0, 1])
  expect(framesOf(story(1.5))).toEqual([0, 1, 1])
  expect(framesOf(story(1.5), 50)).toEqual([0, 0, 1])
})

it('ends a page before an entry where photos that grow fill it', () => {
  const offer = { min: 30, natural: 30, max: 30, heights: [30, 46], compose: () => [] }
  const story = [
    photos(30, 30, 30, { offer }),
    drawn(10, { item: 'item-2', together: 1.5 }),
    drawn(20, { item: 'item-2' }),
  ]
  const framesOf = (grows: boolean) =>
    breakPages(story, () => 50, 1, undefined, { grows }).placements.map(({ frame }) => frame)
  expect(framesOf(false)).toEqual([0, 0, 1])
  expect(framesOf(true)).toEqual([0, 1, 1])
})

it('has no frame for no blocks', () => {
  expect(broken([])).toEqual({ placements: [], frames: 0, free: [] })
})

it('breaks a post of many lines, and one of eight times as many in little more than eight times as long', async () => {
  const work = (lines: number) =>
    expect(broken([drawn(4, { keepNext: true }), text(lines)]).frames).toBe(
      Math.ceil((lines * 2 + 4 - 40) / 58) + 1,
    )
  const grown = await growthOf({ input: lines => lines, work })
  expect(grown.growth, JSON.stringify(grown)).toBeLessThan(MOST_GROWTH)
})

it('begins a frame with what would rather stand there, where photos can fill the one before', () => {
  const feature = (more: Partial<DrawnBlock>) => [photos(10, 20, 40), drawn(4, more), text(20)]
  const [, plain] = broken(feature({})).placements
  const [, preferring] = broken(feature({ prefersHead: true })).placements
  expect(plain?.frame).toBe(0)
  expect(preferring).toMatchObject({ frame: 1, top: 0 })
})
