import { expect, it } from 'vitest'
import type { GroupOffer } from '../../photos/photo-group.ts'
import { elseLower } from './else-lower.ts'

const offer = (w: number, ...heights: number[]): GroupOffer => ({
  min: heights[0] ?? 0,
  natural: heights.at(-1) ?? 0,
  max: heights.at(-1) ?? 0,
  heights,
  compose: rows => [{ photo: 0, x: 0, y: 0, w, h: rows, crop: { x: 0, y: 0, w: 1, h: 1 } }],
})

it('has photos that are no stamps at all heights that these have, and others only below', () => {
  const both = elseLower(offer(40, 9, 12), offer(20, 5, 7, 9, 12))
  expect(both).toMatchObject({ min: 5, natural: 12, heights: [5, 7, 9, 12] })
  expect([5, 7, 9, 12].map(rows => both.compose(rows)[0]?.w)).toEqual([20, 20, 40, 40])
})

it('is as it was where nothing is lower', () => {
  const large = offer(40, 9, 12)
  expect(elseLower(large, offer(20, 9, 12))).toBe(large)
})
