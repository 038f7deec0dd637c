import { expect, it } from 'vitest'
import { composeGroup } from './compose-group.ts'
import type { GroupRoom } from './photo-group.ts'

// the column of words of a page of A5 beside a rail
const lines = [0, 9.8, 14.75, 17.7, 29.5, 41.3, 44.25, 49.2, 59, 64.9]
const room: GroupRoom = {
  width: 85.5,
  rowMm: 5.2,
  maxRows: 29,
  gap: 3,
  inset: 1.8,
  lines,
  spans: [6, 5, 4, 3, 2].map(columns => ({ x: 0, w: columns * 14.75 - 3 })),
  fills: 'group',
}
const tall = { aspect: 0.75, maxWidth: 63 }

it.each([2, 3])('sets %i photos as a row on lines where a page has less height, never as stamps', count => {
  const offer = composeGroup(
    Array.from({ length: count }, () => tall),
    room,
  )
  for (let rows = offer.min; rows <= offer.natural; rows++) {
    const slots = offer.compose(rows - 1.8 / room.rowMm)
    for (const { x, w, h } of slots) {
      expect(Math.min(w, h)).toBeGreaterThan(12.5)
      expect(lines.some(line => Math.abs(line - x) < 0.1)).toBe(true)
    }
  }
})
