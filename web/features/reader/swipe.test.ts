import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

const from = { x: 200, y: 300, at: 0 }

test.each([
  ['far to the left', { x: 120, y: 310, at: 600 }, 'next'],
  ['far to the right', { x: 280, y: 300, at: 600 }, 'previous'],
  ['short and fast', { x: 160, y: 300, at: 60 }, 'next'],
  ['short and slow', { x: 160, y: 300, at: 600 }, undefined],
  ['a scroll', { x: 120, y: 420, at: 200 }, undefined],
  ['a tap', { x: 201, y: 300, at: 5 }, undefined],
] as const)('%s', (_, to, turn) => {
  expect(swipeOf(from, to)).toBe(turn)
})
