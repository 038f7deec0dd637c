import { expect, it } from 'vitest'
import { columnsOf, spanOf } from '../page/columns.ts'
import { composeGroup } from './compose-group.ts'

const gap = 1.6
const width = 51.8
const columns = columnsOf(width, 6, gap)
const room = {
  width,
  rowMm: 5.2,
  maxRows: 22,
  gap,
  inset: gap,
  spans: [6, 5].map(n => spanOf(columns, 0, n)),
}
const halfColumn = (width + gap) / 12

/** Whether all photos of an album's group begin on columns, or on halves of them. */
function isOnColumns(aspects: readonly number[], besideColumn: boolean): boolean {
  const photos = aspects.map(aspect => ({ aspect, maxWidth: 100 }))
  const { natural, compose } = composeGroup(photos, { ...room, fills: 'album', besideColumn })
  return compose(natural).every(({ x }) => Math.abs(x / halfColumn - Math.round(x / halfColumn)) < 0.05)
}

it.each([
  [1.78, 1.33, 0.75],
  [1.33, 0.5625, 0.75],
  [0.5625, 0.75, 0.5625],
  [1.78, 0.75, 0.5625],
])('has photos of %f, %f and %f on columns where another column stands beside theirs', (...aspects) => {
  expect(isOnColumns(aspects, true)).toBe(true)
  // over a whole page that would be too high
  expect(isOnColumns(aspects, false)).toBe(false)
})
