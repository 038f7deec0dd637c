import { expect, it } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../tests/growth.ts'
import type { Block } from '../../paginate/block.ts'
import { pagesOfRows } from './pages-of-rows.ts'
import { type RowToSet, stepsOfRows } from './steps-of-rows.ts'

const rows = 30
const room = (frame: number) => (frame === 0 ? rows - 6 : rows)

const picture = (item: string, ...heights: number[]): Block => ({
  ...{ kind: 'photos', item, before: 2, stretch: 0, x: 0, w: 100 },
  offer: {
    min: heights[0] ?? 0,
    natural: heights[0] ?? 0,
    max: heights.at(-1) ?? 0,
    heights,
    compose: () => [],
  },
  draw: () => ({ elements: [], regions: [] }),
})
/** A story at heights that are as good. */
const story = (item: string, ...heights: number[]): RowToSet => ({
  ...{ gap: 2, parts: [] },
  whole: heights.map(rows => ({ rows, fault: 0, block: picture(item, rows) })),
})
const set = (...stories: RowToSet[]) => {
  const month = pagesOfRows(stepsOfRows(stories, rows), room)
  return { month, placed: month.placements.map(({ block, frame, rows }) => [block.item, frame, rows]) }
}

it('takes the heights that fill the pages, the lowest that do', () => {
  const { month, placed } = set(
    story('a', 24),
    story('b', 6, 8, 13),
    story('c', 5, 9),
    story('d', 5, 12),
    story('e', 30),
  )
  expect(placed).toEqual([
    ['a', 0, 24],
    ['b', 1, 8],
    ['c', 1, 5],
    ['d', 1, 12],
    ['e', 2, 30],
  ])
  expect(month.free).toEqual([0, 1, 0])
})

it('parts a story that a page holds only where its page would else be more than a quarter empty', () => {
  const framesBelow = (first: number, ...parts: number[]) => {
    const whole = { ...story('b', 28), parts: parts.map(rows => picture('b', rows)) }
    return set(story('a', first), whole).month.placements.map(({ frame }) => frame)
  }
  expect(framesBelow(17, 5, 22)).toEqual([0, 1])
  expect(framesBelow(14, 8, 19)).toEqual([0, 0, 1])
})

it('begins photos that no page holds on a page of their own rather than on three pages', () => {
  const album = {
    ...story('b'),
    parts: [picture('b', 8), picture('b', 18), picture('b', 9), picture('b', 16)],
  }
  const { placed } = set(story('a', 12, 24), album)
  expect(placed.map(([, frame]) => frame)).toEqual([0, 1, 1, 2, 2])
})

it('keeps rows free at the head of a page that goes on with a story: more above photos than above words', () => {
  const topBelow = (kind: 'photos' | 'text') => {
    const second: Block =
      kind === 'photos'
        ? picture('b', 20)
        : {
            ...{ kind, item: 'b', before: 2, x: 0, w: 100, style: 'body', rowsPerLine: 20, lines: 1 },
            paragraph: { runs: [], lang: 'zh-tw' },
          }
    const { month } = set({ ...story('b'), parts: [picture('b', 20), second] })
    expect(month.free[1]).toBe(rows - 20 - (month.placements[1]?.top ?? 0))
    return month.placements[1]?.top
  }
  expect([topBelow('photos'), topBelow('text')]).toEqual([3, 2])
})

it('sets two that share a row where that fills their page', () => {
  const pair = {
    ...story('a', 14),
    together: [{ rows: 2, options: story('a', 24).whole.map(way => ({ ...way, fault: 0.5 })) }],
  }
  expect(set(pair, story('b', 14)).placed).toEqual([['a', 0, 24]])
  expect(set(pair, story('b', 8)).placed).toEqual([
    ['a', 0, 14],
    ['b', 0, 8],
  ])
})

it('keeps what is over a month with what is below it, and sets what is taller than its page', () => {
  const head: Block = {
    ...{ kind: 'drawn', before: 2, keepNext: true, x: 0, w: 100, rows: 2 },
    draw: () => [],
  }
  const headRow = { gap: 2, parts: [], whole: [{ rows: 2, fault: 0, block: head }] }
  expect(set(story('a', 18), headRow, story('b', 20)).month.placements.map(({ frame }) => frame)).toEqual([
    0, 1, 1,
  ])
  expect(set(story('a', 34)).month.frames).toBe(1)
})

it('sets what is taller than a thousand pages', () => {
  expect(set(story('a', 24), story('b', 1001 * rows)).placed).toEqual([
    ['a', 0, 24],
    ['b', 1, 1001 * rows],
  ])
})

it('has as many pages as are wanted, and turns no leaf inside a story that no page holds', () => {
  const album = { ...story('b'), parts: [10, 10, 10, 10, 10, 10, 10].map(height => picture('b', height)) }
  const steps = stepsOfRows([story('a', 24), album], rows)
  const turned = (leaf: number) =>
    pagesOfRows(steps, room, { after: frame => frame === leaf, fewest: 5, most: 5 }).frames
  expect([turned(0), turned(1)]).toEqual([5, 5])
})

it('takes no longer for a month than its length', async () => {
  const grown = await growthOf({
    input: count =>
      stepsOfRows(
        Array.from({ length: count }, (_, n) => story(`${n}`, 9)),
        rows,
      ),
    work: steps => pagesOfRows(steps, room),
  })
  expect(grown.growth, JSON.stringify(grown)).toBeLessThan(MOST_GROWTH)
})
