import { expect, it } from 'vitest'
import { buildDrawnPage, buildLines } from '../../../tests/press/build-drawn.ts'
import { openBook } from '../open-book.ts'
import { onBaselineGrid } from './baseline-grid.ts'

const six = ['一行字', '二行字', '三行字', '四行字', '五行字', '六行字']

it('is all where pages share their lines', () => {
  const book = openBook([
    buildDrawnPage(buildLines(six)),
    buildDrawnPage([...buildLines(six, { y: 62 }), ...buildLines(six, { y: 104 })]),
  ])
  expect(onBaselineGrid(book)).toBe(1)
})

it('falls where half a line is between paragraphs', () => {
  const book = openBook([buildDrawnPage([...buildLines(six), ...buildLines(six.slice(3), { y: 89 })])])
  expect(onBaselineGrid(book)).toBeCloseTo(6 / 9)
})
