import { expect, it } from 'vitest'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { onFewLines } from './on-few-lines.ts'

const [width, gap] = [91.64, 1.8]
const linesAt = (parts: readonly number[]) => parts.map(part => part * (width + gap))
const room: GroupRoom = {
  width,
  rowMm: 5.2,
  maxRows: 28,
  gap,
  inset: gap,
  lines: linesAt([0, 1 / 3, 1 / 2, 2 / 3]),
  leastSide: 18,
  leastTall: 18,
  fills: 'group',
}

function slotsOf(aspects: readonly number[], fills: 'group' | 'album' = 'group') {
  const photos = aspects.map(aspect => ({ aspect, maxWidth: 114 }))
  const compose = onFewLines(composeGroup, linesAt([1 / 4, 3 / 4]), linesAt([2 / 5, 3 / 5]))
  const offer = compose(photos, { ...room, fills })
  return { slots: offer.compose(offer.natural), lowest: offer.compose(offer.min) }
}

it('stands a tall and a wide photo on thirds of the measure, a tall and a square one on fifths', () => {
  for (const [aspects, part] of [
    [[0.75, 4 / 3], 1 / 3],
    [[0.75, 1], 2 / 5],
  ] as const) {
    const [left, right] = slotsOf(aspects).slots
    expect(left?.x).toBe(0)
    expect(right?.x).toBeCloseTo(part * (width + gap), 1)
    expect((right?.x ?? 0) + (right?.w ?? 0)).toBeCloseTo(width, 1)
  }
})

it('stands four in a row of a few photos, and of an album no more than three', () => {
  const widthsOf = (fills: 'group' | 'album') =>
    slotsOf([0.75, 0.75, 0.75, 0.75], fills).lowest.map(({ w }) => w)
  expect(Math.min(...widthsOf('group'))).toBeCloseTo(width / 4 - gap * (3 / 4), 1)
  expect(Math.min(...widthsOf('album'))).toBeGreaterThan(width / 3 - gap)
})
