import { expect, it } from 'vitest'
import { columnsOf, spanOf } from '../page/columns.ts'
import { composeGroup } from './compose-group.ts'
import { onMount } from './on-mount.ts'
import type { GroupRoom } from './photo-group.ts'

const grid = columnsOf(108, 10, 2.5)
const spans = Array.from({ length: 8 }, (_, n) => spanOf(grid, 0, 10 - n))
const room: GroupRoom = { width: 108, rowMm: 6, maxRows: 39, gap: 2.5, inset: 2.5, spans }
const compose = onMount(composeGroup, 6)

it('stands a photo of few pixels in the middle of a mount that is as wide as its room, at every height', () => {
  const offer = compose([{ aspect: 0.75, maxWidth: 76 }], room)
  expect(offer.min).toBeLessThan(offer.natural)
  for (let rows = offer.min; rows <= offer.max; rows++) {
    const height = rows * room.rowMm - 2.5
    const [slot] = offer.compose(rows - 2.5 / room.rowMm)
    expect(slot?.mount).toMatchObject({ x: 0, y: 0, w: 108 })
    expect(slot?.mount?.h).toBeCloseTo(height)
    expect(slot?.w).toBeLessThanOrEqual(76)
    expect((slot?.x ?? 0) + (slot?.w ?? 0) / 2).toBeCloseTo(54)
    expect(slot?.y).toBeGreaterThanOrEqual(5.99)
    expect((slot?.y ?? 0) + (slot?.h ?? 0) / 2).toBeCloseTo(height / 2)
  }
})

it('makes it no stamp on its mount', () => {
  const { min, natural } = compose([{ aspect: 0.75, maxWidth: 76 }], room)
  expect((min * 6 - 12) / (natural * 6 - 12)).toBeGreaterThan(0.6)
})

it('leaves a photo that has the pixels as wide as its room, without a mount', () => {
  const offer = compose([{ aspect: 1.33, maxWidth: 200 }], room)
  const [slot] = offer.compose(offer.natural - 2.5 / room.rowMm)
  expect(slot).toMatchObject({ x: 0, w: 108 })
  expect(slot?.mount).toBeUndefined()
})

it('leaves several photos as they are', () => {
  const pair = [
    { aspect: 0.75, maxWidth: 76 },
    { aspect: 0.75, maxWidth: 76 },
  ]
  expect(compose(pair, room).compose(12)).toEqual(composeGroup(pair, room).compose(12))
})
