import { expect, it } from 'vitest'
import { footOfFrame } from './foot-of-content.ts'

it('shares what the content of a frame leaves of its rows with the gap below it, up to 4 mm', () => {
  expect([100, 98, 103, 106, 120].map(rows => footOfFrame(100, rows))).toEqual([100, 100, 101.5, 103, 104])
})
