import { expect, test } from 'vitest'
import { paddedPages, specifiedSpine, spineMm } from './spine.ts'

test.each([
  [100, 'paperback', 7.6],
  [100, 'hardback', 13.8],
  [132, 'paperback', 10.03],
  [240, 'paperback', 18.24],
  [200, 'hardback', 27.6],
] as const)('%i pages %s are %d mm thick', (pages, binding, mm) => {
  expect(spineMm(pages, specifiedSpine[binding])).toBe(mm)
})

test('what boards add counts once', () => {
  expect(spineMm(100, { mmPerPage: 1 / 17.48, baseMm: 1.524 })).toBe(7.24)
})

test.each([
  [130, 4, true, 132],
  [131, 4, true, 132],
  [132, 4, true, 136],
  [132, 4, false, 132],
  [133, 2, false, 134],
  [133, 2, true, 134],
  [134, 2, true, 136],
] as const)(
  '%i pages in multiples of %i, last blank %s, become %i',
  (content, multiple, lastBlank, pages) => {
    expect(paddedPages(content, { multiple, lastBlank })).toBe(pages)
  },
)
