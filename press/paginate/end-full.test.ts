import { expect, it } from 'vitest'
import type { Block } from './block.ts'
import { breakWell } from './break-well.ts'
import { lastFill } from './last-fill.ts'

const rows = 30
const columns = 2

/** Entries of a head, so many lines and a photo that may be half as high again, in columns of 30 rows. */
const entries = (count: number, lines: number, photoRows: number): Block[] =>
  Array.from({ length: count }, (_, n): Block[] => {
    const of = { item: `i${n}`, x: 0, w: 50 }
    return [
      { kind: 'drawn', ...of, before: 1, stretch: 1, keepNext: true, rows: 1, draw: () => [] },
      {
        ...{ kind: 'text', ...of, before: 0, style: 'body', rowsPerLine: 1, lines },
        paragraph: { runs: [], lang: 'zh-tw' },
      },
      {
        ...{ kind: 'photos', ...of, before: 0 },
        offer: { min: photoRows, natural: photoRows, max: Math.round(photoRows * 1.5), compose: () => [] },
        draw: () => ({ elements: [], regions: [] }),
      },
    ]
  }).flat()

const set = (blocks: Block[]) => breakWell(blocks, { capacity: () => rows, columns, turns: undefined })
const fillOf = (blocks: Block[]) => lastFill(set(blocks), { rows, columns })

it('fills the last page with white and photos of the pages before it where that page has little', () => {
  // two columns of five entries each, and three entries more
  const blocks = entries(13, 1, 3)
  const { frames, free, placements } = set(blocks)
  expect(frames).toBe(4)
  expect(fillOf(blocks)).toBeGreaterThan(0.66)
  // no hole in the page before it
  expect(Math.max(...free.slice(0, 2))).toBeLessThanOrEqual(rows * 0.2)
  expect(placements.every(({ top, rows: taken }) => top + taken <= rows)).toBe(true)
  expect(placements.map(({ block }) => block.item)).toEqual(blocks.map(({ item }) => item))
})

it('leaves entries as they are where the last page is full', () => {
  const blocks = entries(18, 1, 3)
  expect(new Set(set(blocks).placements.map(({ block }) => block))).toEqual(new Set(blocks))
})

it('ends the columns of the last page at one height, if entries with more white and larger photos allow it', () => {
  // as they are, or with the last page as full as can be, they end nine rows apart
  const { frames, free } = set(entries(6, 3, 8))
  expect(frames).toBe(4)
  expect(Math.abs((free[2] ?? 0) - (free[3] ?? 0))).toBeLessThanOrEqual(rows * 0.1)
})

it('ends no column before the last page inside a text that has room to go on, for the sake of that page', () => {
  for (const count of [3, 4, 5, 6, 7, 8])
    for (const lines of [9, 12, 15, 18, 21, 24]) {
      const { placements, free, frames } = set(entries(count, lines, 4))
      const lastPage = Math.floor((frames - 1) / columns) * columns
      const holes = placements.filter(
        ({ block, frame, to }) =>
          frame < lastPage && block.kind === 'text' && to < block.lines && (free[frame] ?? 0) > 2,
      )
      expect(holes, `${count} entries of ${lines} lines`).toEqual([])
    }
})
