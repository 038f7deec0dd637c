import { expect, it } from 'vitest'
import { buildDrawnPage, buildLines } from '../../../tests/press/build-drawn.ts'
import { openBook } from '../open-book.ts'
import { pageFill } from './page-fill.ts'

const page = (lines: number) =>
  buildDrawnPage(
    buildLines(
      Array.from({ length: lines }, () => '今天的海很安靜'),
      { y: 30 },
    ),
  )
const months = ['202101', '202101', '202102', '202102']

it('sees no empty page where all are full', () => {
  const fill = pageFill(openBook([page(20), page(20), page(20), page(15)], months))
  expect(fill).toEqual({
    inside: 2,
    insideUnderThird: 0,
    insideThirdEmpty: 0,
    ends: 2,
    endsUnderQuarter: 0,
    endsThirdEmpty: 0,
  })
})

it('tells pages inside a month from its last', () => {
  const fill = pageFill(openBook([page(5), page(20), page(12), page(2)], months))
  expect(fill).toMatchObject({ insideUnderThird: 1, insideThirdEmpty: 2 })
  expect(fill).toMatchObject({ endsUnderQuarter: 1, endsThirdEmpty: 1 })
})
