import { expect, it } from 'vitest'
import { pack, packWell, wantingOf } from './pack-well.ts'

const room = { rows: (page: number) => (page === 0 ? 24 : 30), gap: 2 }
const cardOf = (rows: number, max = rows) => ({
  pad: 0,
  boxes: [{ glue: 0, min: rows, natural: rows, max, penalty: 0 }],
})
const card = (usual: number, larger = usual) => ({ usual: cardOf(usual), larger: () => cardOf(larger) })
const heightsOf = ({ cards }: ReturnType<typeof packWell>) => cards.map(({ boxes }) => boxes[0]?.natural)

it('leaves cards as they are where the last page is full', () => {
  expect(heightsOf(packWell([card(20), card(22, 23)], room))).toEqual([20, 22])
})

it('makes as many of the last cards larger as fill the last page', () => {
  const month = packWell([card(22), card(22), card(8, 14), card(8, 14), card(13), card(13)], room)
  expect(month.fault).toBe(0)
  expect(heightsOf(month)).toEqual([22, 22, 14, 14, 13, 13])
})

it('has no page in the middle of a month that is mostly empty for the sake of its end', () => {
  const month = packWell([card(10, 29), card(10, 29)], room)
  for (const [left, right] of month.free.slice(0, -1)) expect(left + right).toBeLessThan(0.3 * 2 * 30)
})

it('leaves a few rows of each page to the last one where cards take no more room', () => {
  const lines = Array.from({ length: 75 }, () => ({ glue: 0, min: 2, natural: 2, max: 2, penalty: 0 }))
  const words = { pad: 0, boxes: lines }
  const month = packWell([{ usual: words, larger: () => words }], { ...room, rows: () => 30 })
  expect(month.free).toHaveLength(3)
  const [left = 30, right = 30] = month.free.at(-1) ?? []
  expect(left + right).toBeLessThanOrEqual(0.2 * 2 * 30)
  for (const [left, right] of month.free.slice(0, 2)) expect(left + right).toBeLessThanOrEqual(8)
  expect(month.parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(75)
})

it('counts a page that is a quarter empty against a month, and one more page', () => {
  const full = packWell([card(24), card(24), card(28), card(28)], room)
  const withHole = packWell([card(24), card(10), card(30), card(30)], room)
  expect(full.fault).toBe(0)
  expect(withHole.fault).toBeGreaterThan(0)
  expect(wantingOf({ ...full, fault: 0, free: [...full.free, [0, 0]] })).toBeGreaterThan(wantingOf(full))
})

it('counts long words in one column against a month, more than two pages', () => {
  const [plain, long] = [false, true].map(isLong => pack([{ ...cardOf(20), isLong }, cardOf(22)], room))
  expect(long?.parts).toEqual(plain?.parts)
  expect((long?.fault ?? 0) - (plain?.fault ?? 0)).toBeGreaterThan(0.5)
})
