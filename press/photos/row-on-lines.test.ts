import { expect, it } from 'vitest'
import { rowOnLines } from './row-on-lines.ts'

const room = { width: 60, gap: 2, rowMm: 5, maxRows: 30, lines: [0, 20, 40] }
const lie = (aspect: number, whole = false) => ({ aspect, maxWidth: 400, whole })

it('begins each photo on the next line that leaves it room, its sides cut where that line is close', () => {
  const slots = rowOnLines([lie(0.9), lie(0.95), lie(0.5)], 20, room)
  expect(slots?.map(({ x, w }) => [x, Math.round(w * 10) / 10])).toEqual([
    [0, 18],
    [20, 18],
    [40, 10],
  ])
  expect(slots?.[1]?.crop.w).toBeCloseTo(18 / 19, 6)
})

it('makes a photo a little wider, its head and foot cut, where the next line is a little too far', () => {
  const widthsOf = (maxWidth: number) =>
    rowOnLines([{ ...lie(0.8), maxWidth }, lie(0.95)], 20, room)?.map(({ w, crop }) => [w, crop.h])
  expect(widthsOf(400)?.[0]).toEqual([18, expect.closeTo(16 / 18, 6)])
  expect(widthsOf(16.5)?.[0]).toEqual([16.5, expect.closeTo(16 / 16.5, 6)])
})

it('cuts nothing of a picture with words: it takes the line behind', () => {
  expect(rowOnLines([lie(0.95, true), lie(0.5)], 20, room)?.map(({ x }) => x)).toEqual([0, 40])
})

it('is none where the lines are too few, or where there are none', () => {
  expect(rowOnLines([lie(1.5), lie(1.5), lie(1.5)], 20, room)).toBeUndefined()
  const { lines: _, ...without } = room
  expect(rowOnLines([lie(0.9)], 20, without)).toBeUndefined()
})
