import { expect, it } from 'vitest'
import type { PagesOfMonth } from '../typeset.ts'
import { withAir } from './with-air.ts'

const rows = 25
const monthOf = (...free: number[]): PagesOfMonth => ({
  pages: free.map(free => ({ elements: [], regions: [], empty: free / rows })),
})

it('fills the page of an opener as far as it is no third empty, with as few rows as that takes', () => {
  expect(withAir(monthOf(9, 0), air => monthOf(9 - air, 0))).toEqual(monthOf(7, 0))
})

it('moves words to a last page that is a third empty', () => {
  expect(withAir(monthOf(0, 9), air => monthOf(0, 9 - air))).toEqual(monthOf(0, 7))
})

it('leaves a month alone that is well filled, that would be a page more, or no better', () => {
  const [filled, short] = [monthOf(5, 0), monthOf(9, 0)]
  expect(withAir(filled, () => monthOf(0, 0))).toBe(filled)
  expect(withAir(short, () => monthOf(0, 0, 0))).toBe(short)
  expect(withAir(short, () => monthOf(10, 0))).toBe(short)
})
