import { expect, it } from 'vitest'
import { composeBleed } from './compose-bleed.ts'

it('keeps the width of the sheet and cuts the height to whole rows around the focus', () => {
  const offer = composeBleed([{ aspect: 1.5, maxWidth: 200, focus: { x: 0.5, y: 0.1 } }], {
    width: 156,
    rowMm: 6,
    maxRows: 29,
  })
  expect([offer.min, offer.natural, offer.max]).toEqual([17, 17, 17])
  const [slot] = offer.compose(17)
  expect(slot).toMatchObject({ x: 0, y: 0, w: 156, h: 102 })
  expect(slot?.crop.h).toBeCloseTo(102 / 104)
  expect(slot?.crop.y).toBe(0)
})
