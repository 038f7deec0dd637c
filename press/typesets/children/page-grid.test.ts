import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { halfOf, linesOf, widthOf } from './page-grid.ts'

const { area, pxPerMm } = buildContext(countingCompiler(5.3), 'a4-2', {})

it.each([
  [5, 600],
  [6, 720],
  [8, 960],
  [10, 1200],
])('has %i columns that %i px fill', (count, px) => {
  expect(widthOf(area, count)).toBeLessThanOrEqual((px / pxPerMm) * 1.0005)
})

it('has the right one of two halves on a line', () => {
  expect(linesOf(area)).toContain(halfOf(area, true).inside.x)
})

it('has a dozen lines that photos begin on', () => {
  expect(linesOf(area)).toHaveLength(12)
})
