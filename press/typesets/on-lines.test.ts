import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { onLines } from './on-lines.ts'
import type { PagesOfMonth } from './typeset.ts'

const context = buildContext(countingCompiler(3.2), 'a5-1')
const month = (...empty: number[]): PagesOfMonth => ({
  pages: empty.map(share => ({ elements: [], regions: [], empty: share })),
})
const setBy = (lines: PagesOfMonth, others: PagesOfMonth) => {
  const asked: boolean[] = []
  const pages = onLines(({ offLines = false }) => {
    asked.push(offLines)
    return offLines ? others : lines
  }, context)
  return { pages, asked }
}

it('sets a month once whose pages are full on the lines of the book, however it ends', () => {
  const full = month(0.1, 0.33, 0.9)
  expect(setBy(full, month(0, 0, 0))).toEqual({ pages: full, asked: [false] })
})

it('leaves the lines where a page before the end would be more than a third empty', () => {
  const fuller = month(0.1, 0.2, 0.4)
  expect(setBy(month(0.1, 0.5, 0.2), fuller).pages).toBe(fuller)
})

it('keeps to them where that does not help', () => {
  const lines = month(0.1, 0.4, 0.2)
  expect(setBy(lines, month(0.1, 0.5, 0.2))).toEqual({ pages: lines, asked: [false, true] })
})
