import { expect, test } from 'vitest'
import { swipeOf, tapOf } from './swipe.ts'

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

test('a press on the right or left part of the room turns the page, in the middle or dragged it does not', () => {
  const room = { left: 100, width: 1000 }
  const press = (x: number, dragged = 0, ms = 90) =>
    tapOf({ x, y: 50, at: 0 }, { x: x + dragged, y: 50, at: ms }, room)
  expect([press(1000), press(150), press(600)]).toEqual(['next', 'previous', undefined])
  expect([press(1000, 20), press(1000, 0, 900)]).toEqual([undefined, undefined])
})
