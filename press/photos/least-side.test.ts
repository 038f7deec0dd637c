import { expect, it } from 'vitest'
import { composeGroup } from './compose-group.ts'
import type { GroupRoom } from './photo-group.ts'

// a column of the magazine
const lines = [0, 18.7, 22.4, 28, 33.6, 37.3]
const spans = [6, 5, 4].map(columns => ({ x: 0, w: (columns * 56) / 6 - 1.9 }))
const room: GroupRoom = { width: 54.1, gap: 1.9, inset: 1.9, rowMm: 5, maxRows: 34, lines, spans }
const spansOf = (...columns: number[]) => columns.map(n => ({ x: 0, w: n * 10.93 - 2.1 }))
const shortest = (count: number, room: GroupRoom) => {
  const photos = Array.from({ length: count }, () => ({ aspect: 0.75, maxWidth: 200 }))
  const { min, compose } = composeGroup(photos, room)
  return Math.min(...compose(min - 0.4).flatMap(({ w, h }) => [w, h]))
}

it.each(['group', 'album'] as const)('sets no photo of a %s smaller than its room wants', fills => {
  for (const count of [3, 5]) {
    expect(shortest(count, { ...room, fills, keeps: 0.62 })).toBeLessThan(17)
    expect(shortest(count, { ...room, fills, keeps: 0.62, leastSide: 17 })).toBeGreaterThanOrEqual(17)
  }
})

it('sets four tall photos in a row where they may be as narrow as they are wide enough', () => {
  const measure = { ...room, width: 85.5, gap: 3, lines: [0, 22.1, 29.5, 44.25, 59, 66.4], maxRows: 30 }
  const photos = Array.from({ length: 4 }, () => ({ aspect: 0.75, maxWidth: 200 }))
  const heightOf = (leastTall?: number) => {
    const { min, compose } = composeGroup(photos, {
      ...measure,
      fills: 'album',
      leastSide: 18,
      ...(leastTall && { leastTall }),
    })
    const slots = compose(min - 0.4)
    return Math.max(...slots.map(({ y, h }) => y + h))
  }
  expect(heightOf(18)).toBeLessThan(30)
  expect(heightOf()).toBeGreaterThan(40)
})

it('squeezes screens of phones beside each other to no strip of stamps', () => {
  const journal = { width: 114, gap: 2.4, inset: 2.4, rowMm: 5.7, maxRows: 29, fills: 'group' as const }
  const sixths = [0, 1, 2, 3, 4, 5].map(n => (n * 116.4) / 6)
  for (const count of [2, 3]) {
    const photos = Array.from({ length: count }, () => ({ aspect: 9 / 16, maxWidth: 76 }))
    const { min, compose } = composeGroup(photos, { ...journal, lines: sixths })
    for (const { w } of compose(min - 2.4 / 5.7)) expect(w).toBeGreaterThan(14)
  }
})

it('squeezes photos to no row lower than its room wants, nor to one of narrow ones', () => {
  const column = {
    width: 107.2,
    gap: 2.1,
    inset: 2.1,
    rowMm: 6,
    maxRows: 39,
    fills: 'group' as const,
    keeps: 0.1,
  }
  const onLines = {
    ...column,
    lines: [0, 22.1, 35.3, 43, 51.5, 66.2, 73],
    spans: spansOf(10, 9, 8, 7, 6, 5),
    leastSide: 31.4,
    leastTall: 40,
  }
  const leastOf = (aspect: number, leastStrip?: number) =>
    composeGroup(
      [0, 1].map(() => ({ aspect, maxWidth: 300 })),
      { ...onLines, ...(leastStrip && { leastStrip }) },
    ).min
  expect(leastOf(0.75)).toBe(5)
  expect(leastOf(0.75, 42)).toBe(7)
  expect(leastOf(0.46, 42)).toBeGreaterThan(9)
})
