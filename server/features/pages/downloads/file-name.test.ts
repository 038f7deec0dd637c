import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['小島日記', '小島日記'],
  ['a/b\\c:d?', 'a b c d'],
  ['  \u0000 ', 'book'],
  ['x'.repeat(100), 'x'.repeat(80)],
])('%j is the file %j', (title, name) => {
  expect(fileName(title)).toBe(name)
})

test('a long title is not cut through a character, which no address can hold', () => {
  const name = fileName(`${'x'.repeat(79)}🌊🌊`)
  expect(name).toBe(`${'x'.repeat(79)}🌊`)
  expect(() => encodeURIComponent(name)).not.toThrow()
})
