import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Block, DrawnBlock, PhotosBlock, TextBlock } from './block.ts'
import { breakPages } from './break-pages.ts'
import { forBothSides, type Side } from './for-both-sides.ts'
import type { SetMonth } from './set-month.ts'

const base = { before: 0, x: 0, w: 100 }
const rows = 30

const text = (item: string, lines: number): TextBlock => ({
  ...base,
  item,
  kind: 'text',
  style: 'body',
  paragraph: { runs: [], lang: 'zh-tw' },
  rowsPerLine: 1,
  lines,
})
const photos = (item: string, min: number, natural: number, max = natural): PhotosBlock => ({
  ...base,
  item,
  kind: 'photos',
  offer: { min, natural, max, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})
const ownPage = (item: string): DrawnBlock => ({ ...base, item, kind: 'drawn', rows: 28, draw: () => [] })

const room = (columns = 1) => ({
  rows,
  columns,
  breakMonth: (blocks: Block[], turns?: Parameters<typeof breakPages>[3]) =>
    breakPages(blocks, () => rows, columns, turns),
})

/** The pages of the words of an entry, and of its photos, those that other entries have to themselves counted in. */
function pagesOf({ month, own }: SetMonth, item: string, columns = 1): { words: number[]; photos: number[] } {
  const pages = (kind: Block['kind']) =>
    month.placements.flatMap(({ block, frame }) => {
      const page = Math.floor(frame / columns)
      const before = own.reduce((sum, { after, pages }) => sum + (after <= page ? pages.frames : 0), 0)
      return block.item === item && block.kind === kind ? [page + before] : []
    })
  return { words: pages('text'), photos: pages('photos') }
}

// words at the foot of the first page, their photos at the head of the second
const parting = [text('a', 2), photos('a', 14, 22, 28), text('b', 6), photos('b', 14, 20), text('c', 34)]

it('keeps photos with their words where the leaf is turned between them, and leaves facing pages as they are', () => {
  const { right, left } = forBothSides(parting, room())
  // a right page first: the leaf is turned after it
  expect(pagesOf(right, 'b')).toEqual({ words: [0, 1], photos: [1] })
  expect(pagesOf(left, 'b')).toEqual({ words: [0], photos: [1] })
  expect(right.month.frames).toBe(left.month.frames)
})

it('is one way where no leaf parts anything', () => {
  const { right, left } = forBothSides([text('a', 20), text('b', 40)], room())
  expect(right).toBe(left)
})

it.each([
  ['have a page more', [text('a', 24), text('b', 2), photos('b', 30, 30)]],
  ['leave a hole', [text('a', 21), text('b', 2), photos('b', 24, 24)]],
])('parts them rather than %s', (_, blocks) => {
  const { right, left } = forBothSides(blocks, room())
  expect(right).toBe(left)
  expect(pagesOf(right, 'b').words).toEqual([0])
})

it('turns the leaf after the last column of a right page alone', () => {
  const { right, left } = forBothSides(parting, room(2))
  expect(right).toBe(left)
  const after = forBothSides([text('z', 30), ...parting], room(2))
  expect(pagesOf(after.right, 'b', 2)).toEqual({ words: [0, 1], photos: [1] })
  expect(pagesOf(after.left, 'b', 2)).toEqual({ words: [0], photos: [1] })
})

it('counts pages that an entry has to itself', () => {
  const best: Block = { ...text('best', 28), ownPages: [ownPage('best')] }
  const { right, left } = forBothSides([text('z', 30), best, ...parting], room())
  expect([right.own.length, left.own.length]).toEqual([1, 1])
  // z, the best, the page that parts
  expect(pagesOf(right, 'b')).toEqual({ words: [2, 3], photos: [3] })
  expect(pagesOf(left, 'b')).toEqual({ words: [2], photos: [3] })
})

const entry = fc
  .record({
    lines: fc.integer({ min: 1, max: 40 }),
    groups: fc.array(fc.integer({ min: 4, max: 22 }), { maxLength: 5 }),
  })
  .map(({ lines, groups }) => (item: string): Block[] => [
    text(item, lines),
    ...groups.map(natural => photos(item, 4, natural, natural + 6)),
  ])

it('has the same number of pages both ways, and all of every entry in order, whatever a month holds', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 10 }),
      fc.constantFrom(1, 2),
      (entries, columns) => {
        const blocks = entries.flatMap((entry, i) => entry(`item-${i}`))
        const ways = forBothSides(blocks, room(columns))
        const pages = (side: Side) => Math.ceil(ways[side].month.frames / columns)
        expect(pages('left')).toBe(pages('right'))
        for (const { month } of Object.values(ways)) {
          const lines = month.placements.map(({ block, from, to }) => [blocks.indexOf(block), from, to])
          expect(lines).toEqual(lines.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
          const placed = month.placements.reduce((sum, { from, to }) => sum + to - from, 0)
          expect(placed).toBe(
            blocks.reduce((sum, block) => sum + (block.kind === 'text' ? block.lines : 1), 0),
          )
        }
      },
    ),
    { numRuns: 60 },
  )
})
