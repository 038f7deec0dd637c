import { expect, test } from 'vitest'
import { caretAt } from './caret-at.ts'
import { placeLetters } from './place-letters.ts'
import { spaceLetters } from './space-letters.ts'

// 早 上 好 on one line, A 吧 on the next; 20 px of leading
const glyphs = [
  { x: 110, y: 50 },
  { x: 100, y: 50 },
  { x: 120, y: 50 },
  { x: 100, y: 70 },
  { x: 112, y: 70 },
]
const text = '早上好 A吧'
const lines = () => {
  const placed = placeLetters(text, glyphs, 20)
  if (!placed) throw new Error('it has as many letters as glyphs')
  return placed
}

test('letters are placed line by line, without the spaces between them', () => {
  expect(lines().map(line => line.map(({ at, x }) => [at, x]))).toEqual([
    [
      [0, 100],
      [1, 110],
      [2, 120],
    ],
    [
      [4, 100],
      [5, 112],
    ],
  ])
})

test('a character of two code units is one letter', () => {
  expect(placeLetters('𠢕a', glyphs.slice(0, 2), 20)?.[0]?.map(({ at }) => at)).toEqual([0, 2])
})

test('an emoji has its place as other letters have', () => {
  const placed = placeLetters('早❤️好👨‍👩‍👧吧', glyphs, 20)
  expect(placed?.map(line => line.map(({ at }) => at))).toEqual([
    [0, 1, 3],
    [4, 12],
  ])
})

test('a hyphen that was drawn is no letter of the text', () => {
  expect(placeLetters('早上A吧', glyphs, 20, [2])?.map(line => line.map(({ at }) => at))).toEqual([
    [0, 1],
    [2, 3],
  ])
})

test('another number of glyphs is another text', () => {
  expect(placeLetters('早上好', glyphs, 20)).toBeUndefined()
})

test.each([
  ['left of the middle of a letter', { x: 113, y: 46 }, 1],
  ['right of it', { x: 117, y: 46 }, 2],
  ['before the line', { x: 20, y: 46 }, 0],
  ['behind the line', { x: 300, y: 46 }, 3],
  ['above all', { x: 100, y: 0 }, 0],
  ['in the second line', { x: 103, y: 66 }, 4],
  ['below all, at the end', { x: 300, y: 500 }, 6],
])('a click %s', (_, point, offset) => {
  expect(caretAt(lines(), point, 10)).toBe(offset)
})

test('letters that are drawn as far apart are one run', () => {
  const [first = []] = lines()
  expect(spaceLetters(first, [0, 9, 18], 4)).toEqual([
    { from: 0, to: 2, spacing: 1 },
    { from: 2, to: 4, spacing: 0 },
  ])
})

test('a space bears what is added between two words', () => {
  const line = [
    { at: 0, length: 1, x: 0, y: 0 },
    { at: 2, length: 1, x: 15, y: 0 },
  ]
  expect(spaceLetters(line, [0, 12], 3)).toEqual([
    { from: 0, to: 1, spacing: 0 },
    { from: 1, to: 2, spacing: 3 },
    { from: 2, to: 3, spacing: 0 },
  ])
})
