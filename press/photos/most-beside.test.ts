import { expect, it } from 'vitest'
import { composeGroup } from './compose-group.ts'
import type { GroupOffer, GroupRoom } from './photo-group.ts'

// a card of the scrapbook
const lines = [0, 9.6, 19.2, 28.8, 38.4]
const room: GroupRoom = {
  ...{ width: 56, gap: 1.6, inset: 2.2, rowMm: 5.2, maxRows: 22, fills: 'group' },
  ...{ lines, besideColumn: true, mostBeside: 2 },
}
const offerOf = (count: number) =>
  composeGroup(
    Array.from({ length: count }, () => ({ aspect: 0.8, maxWidth: 200 })),
    room,
  )

function longestRow({ compose }: GroupOffer, rows: number) {
  const slots = compose(rows - 2.2 / 5.2)
  return Math.max(...slots.map(one => slots.filter(({ y, h }) => y === one.y && h === one.h).length))
}

it.each([3, 5])('sets no three of %i tall photos in one row where there is height', count => {
  const offer = offerOf(count)
  expect(longestRow(offer, offer.natural)).toBeLessThan(3)
})

it('offers the least height that it has without stamps, and what suits it far above that', () => {
  const offer = offerOf(3)
  const { min, natural, heights = [] } = offer
  expect(heights).toContain(min)
  expect(longestRow(offer, min)).toBeLessThan(3)
  expect(natural - min).toBeGreaterThan(room.maxRows * 0.2)
})
