import { expect, test } from 'vitest'
import { pagesValid } from './pages-valid.ts'

test.each([
  ['photobook', 0, -24],
  ['photobook', 23, -1],
  ['photobook', 24, 0],
  ['photobook', 25, -1],
  ['photobook', 199, -1],
  ['photobook', 200, 0],
  ['photobook', 201, 1],
  ['photobook', 230, 30],
  ['calendar', 12, -1],
  ['calendar', 13, 0],
  ['calendar', 15, 2],
  ['diarybook', 1, 0],
  ['diarybook', 900, 0],
] as const)('a %s of %i pages is beside what can be ordered by %i', (type, pages, beside) => {
  expect(pagesValid(type, pages)).toBe(beside)
})
