import { expect, it } from 'vitest'
import { countClusters } from './clusters.ts'

it('counts values that are close to each other once', () => {
  expect(countClusters([3, 1, 1.2, 3.4, 9], 0.5)).toBe(3)
  expect(countClusters([], 0.5)).toBe(0)
})
