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
