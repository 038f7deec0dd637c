import { expect, test } from 'vitest'
import { piecesAround } from './pieces-around.ts'

test('the pieces are the text, in its order', () => {
  const doubts = [
    { start: 0, end: 1 },
    { start: 3, end: 4 },
  ]
  expect(piecesAround('甲乙丙丁', doubts)).toEqual([
    { text: '甲', start: 0, isDoubt: true },
    { text: '乙丙', start: 1, isDoubt: false },
    { text: '丁', start: 3, isDoubt: true },
  ])
  expect(piecesAround('甲', [])).toEqual([{ text: '甲', start: 0, isDoubt: false }])
})
