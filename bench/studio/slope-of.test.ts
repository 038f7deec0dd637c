import { expect, test } from 'vitest'
import { slopeOf } from './slope-of.ts'

test('the slope of a line, of what lies around one, and of a place', () => {
  const line = [1, 2, 3, 4].map(x => ({ x, y: 3 * x - 2 }))
  expect(slopeOf(line)).toBeCloseTo(3)
  expect(slopeOf(line.map(({ x, y }, at) => ({ x, y: y + (at % 3 === 0 ? 1 : -1) })))).toBeCloseTo(3)
  expect(
    slopeOf([
      { x: 1, y: 1 },
      { x: 1, y: 5 },
    ]),
  ).toBe(0)
})

test('one point has no slope', () => {
  expect(() => slopeOf([{ x: 1, y: 1 }])).toThrow('two points')
})
