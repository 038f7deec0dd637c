import { expect, it } from 'vitest'
import type { GroupPhoto } from '../../photos/photo-group.ts'
import { halvesOfCard, leastInGroup, mat } from './card-measures.ts'
import { composeOnCard } from './compose-on-card.ts'
import { justified } from './justified.ts'

const w = 55.7
const place = w - 2 * mat
const room = {
  ...{ width: place, rowMm: 5.2, maxRows: 28, gap: 1.6, inset: 2.2 },
  ...{
    fills: 'group' as const,
    besideColumn: true,
    mostBeside: 2,
    leastSide: 14,
    leastTall: 24,
    lines: halvesOfCard(w).map(x => x - mat),
  },
}
const photo = (aspect: number): GroupPhoto => ({ aspect, maxWidth: 120 })

it.each([
  ['two of other shapes', [0.6, 0.8]],
  ['a wide one and two tall ones', [1.6, 0.75, 0.75]],
  ['five', [0.75, 1.33, 0.75, 0.6, 1]],
])('fills its card from edge to edge with %s', (_, aspects) => {
  const { heights = [], compose } = composeOnCard(aspects.map(photo), room)
  expect(heights.length).toBeGreaterThan(0)
  for (const rows of heights) {
    const slots = compose(rows - room.inset / room.rowMm)
    for (const { x, y, w, h } of slots) {
      const right = slots.filter(other => other.x > x && other.y < y + h - 0.1 && other.y + other.h > y + 0.1)
      expect(Math.min(place, ...right.map(other => other.x - room.gap))).toBeCloseTo(x + w, 1)
      expect(w).toBeGreaterThan(leastInGroup - 0.1)
    }
  }
})

it('leaves out heights at which a row ends before the edge, or a photo is narrower than it may be', () => {
  const slot = (x: number, w: number) => ({ photo: 0, x, y: 0, w, h: 30, crop: { x: 0, y: 0, w: 1, h: 1 } })
  const ways = new Map([
    [4, [slot(0, 25), slot(26.6, 25.4)]],
    [6, [slot(0, 25), slot(26.6, 20)]],
    [8, [slot(0, 37.4), slot(39, 13)]],
  ])
  const heights = [...ways.keys()]
  const offer = { min: 4, natural: 6, max: 8, heights, compose: (rows: number) => ways.get(rows) ?? [] }
  const place = { x: 0, w: 52 }
  expect(justified(offer, place, { rowMm: 5 }, 18)).toMatchObject({ heights: [4], natural: 4, max: 4 })
  expect(justified(offer, place, { rowMm: 5 })?.heights).toEqual([4, 8])
})
