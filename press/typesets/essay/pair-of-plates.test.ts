import { expect, it } from 'vitest'
import { columnsOf } from '../../page/columns.ts'
import { pairOfPlates } from './pair-of-plates.ts'

const width = 111.15
const columns = columnsOf(width, 12, 2.65)
const page = { rowMm: 6.35, rows: 25 }
const upright = { aspect: 3 / 4, maxWidth: 200 }
const wide = { aspect: 4 / 3, maxWidth: 200 }
const pair = (...photos: [typeof upright, typeof upright]) => pairOfPlates(photos, columns, page, 2.65)

it('stands two photos in one row that is flush with the measure, at each of its heights', () => {
  for (const plates of [pair(upright, upright), pair(upright, wide), pair({ ...wide, aspect: 1 }, upright)]) {
    expect(plates).toBeDefined()
    for (const rows of plates?.heights ?? []) {
      const [first, second] = plates?.compose(rows) ?? []
      expect(first?.x).toBe(0)
      expect((second?.x ?? 0) + (second?.w ?? 0)).toBeCloseTo(width, 3)
      expect(first?.h).toBe(second?.h)
      expect(Math.min(first?.crop.w ?? 0, first?.crop.h ?? 0)).toBeGreaterThan(0.88)
    }
  }
})

it('has halves for shapes that are alike, and more room for the wider one', () => {
  const widthOf = (plates: ReturnType<typeof pair>) => plates?.places[0].w ?? 0
  expect(widthOf(pair(upright, upright))).toBeCloseTo((width - 2.65) / 2, 3)
  expect(widthOf(pair(upright, wide))).toBeLessThan(width * 0.42)
  expect(widthOf(pair(wide, upright))).toBeGreaterThan(width * 0.56)
})

it('leaves apart what has too few pixels, or no height for both', () => {
  expect(pair({ ...upright, maxWidth: 30 }, upright)).toBeUndefined()
  expect(pair({ ...upright, aspect: 0.4 }, { ...wide, aspect: 1.8 })).toBeUndefined()
})
