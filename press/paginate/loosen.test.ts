import { expect, it } from 'vitest'
import type { Block } from './block.ts'
import { breakPages } from './break-pages.ts'
import { loosen } from './loosen.ts'

const words = (lines: number): Block => ({
  ...{ kind: 'text', item: 'a', before: 0, x: 0, w: 100, style: 'body', rowsPerLine: 1, lines },
  paragraph: { runs: ['海'], lang: 'zh-tw' },
})
const capacity = () => 25
const freeOf = (lines: number) => {
  const blocks = [words(lines)]
  const broken = breakPages(blocks, capacity, 1)
  return {
    before: broken.free,
    after: loosen(blocks, { capacity, columns: 1, turns: undefined }, broken)?.free ?? [],
  }
}

it('ends a long month lower with a line less on its last pages, where one less on each is too much', () => {
  const { before, after } = freeOf(40 * 25 + 10)
  expect(before.at(-1)).toBe(15)
  expect(after).toHaveLength(before.length)
  expect(after.at(-1)).toBeLessThan(9)
  expect(Math.max(...after.slice(0, -1))).toBeLessThanOrEqual(2)
  expect(after.slice(0, 20).every(free => free === 0)).toBe(true)
})
