import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsOf, spanOf } from '../page/columns.ts'
import { composeClippings } from './compose-clippings.ts'

const rowMm = 5.7
const inset = rowMm
const dayRows = 1
const columns = columnsOf(115, 12, 2.4)
const room = {
  width: 115,
  rowMm,
  maxRows: 29,
  gap: 2.4,
  inset,
  spans: Array.from({ length: 10 }, (_, n) => spanOf(columns, 0, 12 - n)),
}
const picture = fc.record({
  aspect: fc.constantFrom(0.46, 0.75, 1, 1.33, 2.1),
  maxWidth: fc.constantFrom(45, 63.5, 120),
  whole: fc.constant(true),
})

/** mm from the head of the group to the foot of the last day, at each height that page breaking may choose. */
function feetOf(pictures: { aspect: number; maxWidth: number; whole: boolean }[], least?: number) {
  const { min, heights = [], compose } = composeClippings(dayRows, least)(pictures, room)
  return heights
    .filter(rows => rows >= min)
    .map(rows => {
      const slots = compose(rows - inset / rowMm)
      return {
        rows,
        width: Math.max(...slots.map(({ w }) => w)),
        foot: Math.max(...slots.map(({ y, h }) => y + h)) + inset / 2 + dayRows * rowMm,
      }
    })
}

it('keeps pictures and their days within every height that it offers', () => {
  fc.assert(
    fc.property(fc.array(picture, { minLength: 1, maxLength: 6 }), pictures => {
      for (const { rows, foot } of feetOf(pictures)) expect(foot).toBeLessThanOrEqual(rows * rowMm + 0.05)
    }),
    { numRuns: 60, seed: 12 },
  )
})

it('makes a meme alone as small as the foot of a page leaves room for', () => {
  expect(feetOf([{ aspect: 1, maxWidth: 63.5, whole: true }]).map(({ rows }) => rows)).toContain(6)
})

it('makes none narrower than it is told', () => {
  const widths = feetOf([{ aspect: 1.33, maxWidth: 101.6, whole: true }], 34).map(({ width }) => width)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(34)
})

/** How many stand in each row, at each height from so much of a page on that page breaking may choose. */
function rowsOf(aspects: readonly number[], share: number): number[][] {
  const pictures = aspects.map(aspect => ({ aspect, maxWidth: aspect < 0.6 ? 57 : 101.6, whole: true }))
  const { heights = [], compose } = composeClippings(dayRows)(pictures, room)
  return heights
    .filter(rows => rows >= room.maxRows * share)
    .map(rows => {
      const tops = compose(rows - inset / rowMm).map(({ y }) => Math.round(y))
      return [...new Set(tops)].map(top => tops.filter(y => y === top).length)
    })
}

it.each([[[1.33, 1, 0.46, 0.46]], [[0.75, 0.75, 1.33, 1]], [[0.46, 0.46, 1.33, 1, 0.75]]])(
  'leaves none of four or more alone in its row',
  aspects => {
    const rows = rowsOf(aspects, 0.5)
    expect(rows.length).toBeGreaterThan(0)
    for (const counts of rows) expect(Math.min(...counts)).toBeGreaterThan(1)
  },
)

it('stands four screens of phones beside each other, and never four memes', () => {
  expect(rowsOf([0.46, 0.46, 0.46, 0.46], 0.4)).toContainEqual([4])
  expect(rowsOf([1, 1, 1, 1], 0)).not.toContainEqual([4])
})
