import { expect, it } from 'vitest'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { closesRows } from './closes-rows.ts'
import { composeGallery } from './compose-gallery.ts'
import { narrowerIn, withNarrower } from './narrower-groups.ts'

const [width, gap, rowMm] = [111.15, 2.65, 6.35]
const spans = [6, 5, 4, 3, 2].map(count => ({ x: 0, w: (count * (width + gap)) / 6 - gap }))
const room: GroupRoom = { width, rowMm, gap, inset: gap, maxRows: 25, fills: 'album', spans }
const pair = [0.75, 0.75].map(aspect => ({ aspect, maxWidth: 200 }))

it('is on five sixths or two thirds of the measure where a page has less height than a group takes over it', () => {
  const whole = composeGallery(pair, room)
  const offer = withNarrower(whole, pair, room, composeGallery)
  expect(offer.min).toBeLessThan(whole.min)
  expect(offer.natural).toBe(whole.natural)
  const widths = [width, ...narrowerIn(room).map(({ width }) => width)]
  expect(widths).toHaveLength(3)
  for (const rows of offer.heights ?? []) {
    const slots = offer.compose(rows - gap / rowMm)
    expect(widths.some(w => closesRows(slots, w) && slots.every(slot => slot.x + slot.w < w + 0.1))).toBe(
      true,
    )
    expect(Math.max(...slots.map(({ y, h }) => y + h))).toBeLessThan(rows * rowMm)
  }
})
