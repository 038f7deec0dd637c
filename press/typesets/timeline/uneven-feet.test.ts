import { expect, it } from 'vitest'
import { unevenFeetOf } from './uneven-feet.ts'

const pages = (...shares: number[]) => shares.map(empty => ({ elements: [], regions: [], empty }))

it('counts what pages that face each other end apart beyond three rows', () => {
  expect(unevenFeetOf({ pages: pages(0.3, 0, 0.2), fromLeft: pages(0.2, 0.15, 0) })).toBeCloseTo(0.105 / 2)
  expect(unevenFeetOf({ pages: pages(0.3, 0.1, 0.15), fromLeft: pages(0.3, 0, 0) })).toBeCloseTo(0.205 / 2)
})
