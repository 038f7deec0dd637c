import { expect, it } from 'vitest'
import { columnsOf, spanOf } from './columns.ts'

const columns = columnsOf(115, 6, 3)

it('divides a width into columns and the gutters between them', () => {
  expect(columns.width * 6 + 3 * 5).toBeCloseTo(115)
  expect(spanOf(columns, 0, 6)).toEqual({ x: 0, w: expect.closeTo(115) })
})

it('has neighbouring spans a gutter apart', () => {
  const [left, right] = [spanOf(columns, 0, 2), spanOf(columns, 2, 4)]
  expect(right.x - (left.x + left.w)).toBeCloseTo(3)
  expect(right.x + right.w).toBeCloseTo(115)
})
