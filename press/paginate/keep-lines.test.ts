import { expect, it } from 'vitest'
import type { TextBlock } from './block.ts'
import { breakPages } from './break-pages.ts'
import { keepLines } from './keep-lines.ts'

const words = (item: string, lines: number): TextBlock => ({
  ...{ kind: 'text', item, x: 0, w: 50, before: 0, style: 'body', rowsPerLine: 1, lines },
  paragraph: { runs: [], lang: 'zh-tw' },
})

/** Lines of an entry in each frame of ten rows, with so many lines of another above it. */
function partsOf(above: number, ...paragraphs: number[]): number[] {
  const blocks = keepLines([words('other', above), ...paragraphs.map(lines => words('it', lines))], 3)
  const { placements } = breakPages(blocks, () => 10, 1)
  const parts = new Map<number, number>()
  for (const { block, frame, rows } of placements)
    if (block.item === 'it') parts.set(frame, (parts.get(frame) ?? 0) + rows)
  return [...parts.values()]
}

it.each([[5], [2, 3], [1, 1, 1, 1, 1]])('does not part an entry of a few lines: %s', (...paragraphs) => {
  expect(partsOf(8, ...paragraphs)).toEqual([5])
  expect(partsOf(7, ...paragraphs)).toEqual([5])
})

it.each([[7], [1, 6], [4, 3], [5, 1, 1]])(
  'leaves three lines on either side of where a longer one is parted: %s',
  (...paragraphs) => {
    for (const above of [5, 6, 8, 9]) {
      const parts = partsOf(above, ...paragraphs)
      expect(parts.reduce((sum, lines) => sum + lines, 0)).toBe(7)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(3)
    }
  },
)

it('keeps the entry that has pages of its own together, too', () => {
  const [kept] = keepLines([{ ...words('it', 1), ownPages: [words('it', 4)] }], 3)
  expect(kept?.ownPages).toMatchObject([{ leastHead: 3, leastFoot: 3 }])
})
