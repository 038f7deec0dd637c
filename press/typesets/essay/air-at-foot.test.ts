import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { Page } from '../../page/display-list.ts'
import { withAirAtFoot } from './air-at-foot.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-blog', {})
const { top, rowMm, rows } = context.area
const text = (row: number, item: string) => ({ item, x: 0, y: top + row * rowMm, w: 100, h: rowMm })
// a name at the head, an entry below eight rows, of which three are air
const opened = (empty: number): Page => ({
  elements: [0, 8].map(row => ({
    ...{ kind: 'text' as const, x: 0, w: 100, style: 'body', runs: ['海'], lines: 1 },
    y: top + row * rowMm,
  })),
  regions: [text(8, 'a')],
  empty,
})
const firstRow = ({ pages: [page] }: { pages: Page[] }) => ({
  rows: page?.elements.map(({ y }) => Math.round((y - top) / rowMm)),
  region: Math.round(((page?.regions[0]?.y ?? 0) - top) / rowMm),
  empty: page?.empty,
})

it('puts what a month leaves free above its first entry at the foot of that page', () => {
  const month = withAirAtFoot({ pages: [opened(0.1)], fromLeft: [opened(0.1)] }, 8, 3, context)
  const raised = { rows: [0, 5], region: 5, empty: 0.1 + 3 / rows }
  expect(firstRow(month)).toEqual(raised)
  expect(firstRow({ pages: month.fromLeft ?? [] })).toEqual(raised)
})

it('puts no more of it there than a third of the page bears, the rest above the entry', () => {
  const { rows, region } = firstRow(withAirAtFoot({ pages: [opened(0.25)] }, 8, 3, context))
  expect({ rows, region }).toEqual({ rows: [0, 6], region: 6 })
})
