import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownSize, within } from './crop.ts'

const crop = fc
  .tuple(
    fc.double({ min: 0.02, max: 1, noNaN: true }),
    fc.double({ min: 0.02, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([w, h, x, y]) => ({ x: x * (1 - w), y: y * (1 - h), w, h }))

it('finds a part of a part where a person would look for it', () => {
  const right = { x: 0.5, y: 0, w: 0.5, h: 1 }
  expect(within(right, { x: 0, y: 0.5, w: 0.5, h: 0.5 })).toEqual({ x: 0.5, y: 0.5, w: 0.25, h: 0.5 })
  expect(within(undefined, right)).toBe(right)
})

it('never shows what its owner cut away', () => {
  fc.assert(
    fc.property(crop, crop, (outer, inner) => {
      const { x, y, w, h } = within(outer, inner)
      expect(x).toBeGreaterThanOrEqual(outer.x - 1e-9)
      expect(y).toBeGreaterThanOrEqual(outer.y - 1e-9)
      expect(x + w).toBeLessThanOrEqual(outer.x + outer.w + 1e-9)
      expect(y + h).toBeLessThanOrEqual(outer.y + outer.h + 1e-9)
    }),
  )
})

it('counts the pixels that are shown', () => {
  const picture = { width: 2400, height: 1800 }
  expect(shownSize(picture)).toEqual(picture)
  expect(shownSize(picture, { x: 0.25, y: 0.5, w: 0.5, h: 0.25 })).toEqual({ width: 1200, height: 450 })
})

it.each([
  { x: 0.9, y: 0, w: 0.5, h: 1 },
  { x: -1, y: 2, w: 0, h: 9 },
])('keeps a part that hangs over the edge inside the picture', bad => {
  const { x, y, w, h } = within(bad, { x: 0, y: 0, w: 1, h: 1 })
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(Math.min(w, h)).toBeGreaterThan(0)
  expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1)
})
