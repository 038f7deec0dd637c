import { expect, it } from 'vitest'
import { composeAlone } from './alone-in-column.ts'

const room = { width: 53.5, gap: 1.9, rowMm: 5, rows: 34 }
const slotsOf = (aspect: number, said = 100, mayBeNarrow = true, maxWidth = 120) => {
  const { demerits, compose } = composeAlone({ aspect, maxWidth }, said, mayBeNarrow, room)
  return [...demerits.keys()]
    .filter(rows => Number.isFinite(demerits[rows]))
    .flatMap(rows => compose(rows).map(slot => ({ ...slot, rows, demerits: demerits[rows] ?? 0 })))
}

it('is as wide as its column, or two thirds of it where it is tall', () => {
  for (const { w } of slotsOf(4 / 3)) expect(w).toBeCloseTo(53.5, 5)
  const tall = slotsOf(3 / 4)
  for (const { w } of tall)
    expect(Math.min(Math.abs(w - 53.5), Math.abs(w - (53.5 * 2) / 3))).toBeCloseTo(0, 5)
  expect(new Set(tall.map(({ w }) => Math.round(w))).size).toBe(2)
  for (const { w } of slotsOf(3 / 4, 100, false)) expect(w).toBeCloseTo(53.5, 5)
})

it('ends with its rows, and is cut by 12 % at most', () => {
  for (const aspect of [0.75, 1, 1.5])
    for (const { h, rows, crop } of slotsOf(aspect)) {
      expect(h).toBeCloseTo(rows * 5 - 1.9, 5)
      expect(crop.w * crop.h).toBeGreaterThan(0.88)
    }
})

it('is low rather than high below a few words', () => {
  const best = (said: number) => slotsOf(3 / 4, said).reduce((a, b) => (b.demerits < a.demerits ? b : a)).rows
  expect(best(2)).toBeLessThan(best(200))
})

it('of any shape and size has a height', () => {
  for (const aspect of [1 / 7, 0.3, 1, 7])
    for (const maxWidth of [5, 20, 60]) expect(slotsOf(aspect, 5, true, maxWidth).length).toBeGreaterThan(0)
})
