import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { inset } from './page-grid.ts'
import { composeFilling } from './story-design.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const { area } = context
const offerOf = (count: number) =>
  composeFilling(context)(
    Array.from({ length: count }, () => ({ aspect: 0.8, maxWidth: 300 })),
    { width: area.width - 2 * inset, rowMm: area.rowMm, maxRows: area.rows, gap: 5, fills: 'group' },
  )

it('knows a height of three prints far above that of a row of them, with one as wide as two', () => {
  const { min, max, compose } = offerOf(3)
  expect(max).toBeGreaterThan(min + area.rows * 0.2)
  const widths = compose(max).map(({ w }) => w)
  expect(Math.max(...widths)).toBeGreaterThan(Math.min(...widths) * 1.9)
})
