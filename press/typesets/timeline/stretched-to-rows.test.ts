import { expect, it } from 'vitest'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'
import { stretchedToRows } from './stretched-to-rows.ts'

const room: GroupRoom = { width: 90, rowMm: 5, maxRows: 28, gap: 2, fills: 'group', lines: [0, 46] }
const photos = (own: Partial<GroupPhoto> = {}) => [1, 2].map(() => ({ aspect: 0.75, maxWidth: 114, ...own }))
const footOf = (slots: readonly { y: number; h: number }[]) => Math.max(...slots.map(({ y, h }) => y + h))

it('ends photos with their rows where that cuts no more of them than may be', () => {
  const plain = composeGroup(photos(), room)
  const { compose } = stretchedToRows(composeGroup)(photos(), room)
  const rows = plain.natural + 0.5
  const high = footOf(plain.compose(plain.natural + 9))
  for (const height of [rows, (high - 1) / room.rowMm]) {
    const slots = compose(height)
    expect(footOf(slots)).toBeCloseTo(height * room.rowMm)
    for (const { w, h, crop } of slots) {
      expect(crop.w * crop.h).toBeGreaterThan(0.88)
      expect((0.75 * crop.w) / crop.h).toBeCloseTo(w / h)
    }
  }
})

it('cuts nothing of pictures with words', () => {
  const whole = photos({ whole: true })
  const plain = composeGroup(whole, room)
  for (const rows of [plain.natural, plain.natural + 0.5])
    expect(stretchedToRows(composeGroup)(whole, room).compose(rows)).toEqual(plain.compose(rows))
})

it('has heights beyond its own, as far as no more of its photos is cut than may be', () => {
  const inSteps: typeof composeGroup = (photos, room) => ({ ...composeGroup(photos, room), heights: [11] })
  const { heights = [], compose } = stretchedToRows(inSteps)(photos(), room)
  expect(heights).toEqual([11, 12, 13])
  for (const rows of heights) expect(footOf(compose(rows))).toBeCloseTo(rows * room.rowMm)
  for (const { crop } of compose(13)) expect(crop.w * crop.h).toBeGreaterThan(0.88)
})
