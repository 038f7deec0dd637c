import { expect, it } from 'vitest'
import { pack, wantingOf } from './pack-well.ts'
import type { MeasuredCard } from './packing.ts'

const room = { rows: (page: number) => (page === 0 ? 24 : 30), gap: 2 }
const cardOf = (rows: number, max = rows) => ({
  pad: 0,
  boxes: [{ glue: 0, min: rows, natural: rows, max, penalty: 0 }],
})
it('stretches what can be until its columns end alike', () => {
  const { free, fault } = pack([cardOf(18, 22), cardOf(22)], room)
  const [[left, right] = [0, 24]] = free
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1)
  expect(fault).toBe(0)
})

it('counts each row by which two columns end apart', () => {
  const faultOf = (rows: number) => pack([cardOf(24), cardOf(rows)], { ...room, rows: () => 24 }).fault
  expect(faultOf(22)).toBe(0)
  expect(faultOf(18)).toBeGreaterThan(faultOf(20) + 0.3)
})

it('counts a page that is a quarter empty against a month, and one more page', () => {
  const full = pack(
    [24, 24, 28, 28].map(rows => cardOf(rows)),
    room,
  )
  const withHole = pack(
    [24, 10, 30, 30].map(rows => cardOf(rows)),
    room,
  )
  expect(full.fault).toBe(0)
  expect(withHole.fault).toBeGreaterThan(0)
  expect(wantingOf({ ...full, fault: 0, free: [...full.free, [0, 0]] })).toBeGreaterThan(wantingOf(full))
})

it('counts long words in one column against a month, more than two pages', () => {
  const [plain, long] = [false, true].map(wantsBoth => pack([{ ...cardOf(20), wantsBoth }, cardOf(22)], room))
  expect(long?.parts).toEqual(plain?.parts)
  expect((long?.fault ?? 0) - (plain?.fault ?? 0)).toBeGreaterThan(0.5)
})

it('counts a page that looks like a mistake, and what is taller than its page, more than any cards that are torn', () => {
  const torn = cardOf(15)
  torn.boxes = [...torn.boxes, ...torn.boxes]
  const whole = { ...room, rows: () => 30 }
  const faultOf = (cards: readonly MeasuredCard[]) => pack(cards, whole).fault
  const manyTorn = faultOf(Array.from({ length: 8 }, () => torn))
  expect(faultOf([30, 8, 30, 30].map(rows => cardOf(rows)))).toBeGreaterThan(manyTorn + 100)
  expect(faultOf([31, 30].map(rows => cardOf(rows)))).toBeGreaterThan(manyTorn + 500)
})
