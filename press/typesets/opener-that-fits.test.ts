import { expect, it } from 'vitest'
import { openerThatFits } from './opener-that-fits.ts'

const room = { rows: 20, columns: 1 }
const chosen = (usual: number[], ...others: number[][]) => {
  const tried: number[][] = []
  const set = (free: number[]) => {
    tried.push(free)
    return { month: { placements: [], frames: free.length, free }, own: [] }
  }
  return { opener: openerThatFits(usual, () => others, set, room).opener, tried: tried.length }
}

it('tries no other where the last page is full', () => {
  expect(chosen([0, 5], [0, 2])).toEqual({ opener: [0, 5], tried: 1 })
})

it('takes the first that fills the last page, or the one that fills it most', () => {
  expect(chosen([0, 15], [0, 12], [0, 5], [0, 1])).toEqual({ opener: [0, 5], tried: 3 })
  expect(chosen([0, 15], [0, 9], [0, 12]).opener).toEqual([0, 9])
  expect(chosen([0, 15], [2]).opener).toEqual([2])
})

it('makes no month longer and no hole', () => {
  expect(chosen([0, 15], [0, 0, 2]).opener).toEqual([0, 15])
  expect(chosen([0, 15], [6, 5]).opener).toEqual([0, 15])
})
