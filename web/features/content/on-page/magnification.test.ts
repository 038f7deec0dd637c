import { expect, test } from 'vitest'
import { magnification } from './magnification.ts'

const screen = { room: 375, pageLeft: 12 }

test('a paragraph takes the width of the screen', () => {
  const paragraph = { left: 100, width: 171.5 }
  const { scale, moveX } = magnification({ ...screen, paragraph })
  expect(scale).toBe(2)
  expect(screen.pageLeft + moveX + scale * paragraph.left).toBe(16)
})

test('a narrow one comes no nearer than its letters bear, in the middle', () => {
  const paragraph = { left: 100, width: 50 }
  const { scale, moveX } = magnification({ ...screen, paragraph })
  expect(scale).toBe(2.2)
  expect(screen.pageLeft + moveX + scale * 125).toBeCloseTo(375 / 2)
})

test('one as wide as the screen stays', () => {
  expect(magnification({ ...screen, paragraph: { left: 0, width: 351 } })).toEqual({ scale: 1, moveX: 0 })
})
