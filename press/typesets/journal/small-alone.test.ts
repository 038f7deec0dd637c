import { expect, it } from 'vitest'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { smallAlone } from './small-alone.ts'

const spans = [75, 65.5, 55.8].map(w => ({ x: 0, w }))
const room: GroupRoom = {
  ...{ width: 75, gap: 2.4, rowMm: 5.7, maxRows: 29, inset: 2.8, spans, aloneOnEvery: 2 },
  lines: [0, 19.4, 38.8],
}

it('reserves no rows that a photo of few pixels cannot fill', () => {
  const photos = [{ aspect: 0.8, maxWidth: 34 }]
  const white = (offer: ReturnType<typeof composeGroup>) => {
    const slots = offer.compose(offer.natural - 2.8 / 5.7)
    return offer.natural * 5.7 - Math.max(...slots.map(({ y, h }) => y + h))
  }
  expect(white(composeGroup(photos, room))).toBeGreaterThan(20)
  expect(white(smallAlone(composeGroup)(photos, room))).toBeLessThan(12)
})

it('leaves one that fills its columns, and several, as they are', () => {
  const wide = { aspect: 0.8, maxWidth: 90 }
  for (const photos of [[wide], [wide, { aspect: 0.8, maxWidth: 34 }]]) {
    const { compose: _, ...plain } = composeGroup(photos, room)
    expect(smallAlone(composeGroup)(photos, room)).toMatchObject(plain)
  }
})
