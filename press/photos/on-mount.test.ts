import { expect, it } from 'vitest'
import { columnsOf, spanOf } from '../page/columns.ts'
import { composeGroup } from './compose-group.ts'
import { onMount } from './on-mount.ts'
import type { GroupRoom } from './photo-group.ts'

const grid = columnsOf(108, 10, 2.5)
const step = 11.05
const spans = Array.from({ length: 8 }, (_, n) => spanOf(grid, 0, 10 - n))
const room: GroupRoom = { width: 108, rowMm: 6, maxRows: 39, gap: 2.5, inset: 2.5, spans }
const compose = onMount(composeGroup)
const inset = 2.5 / room.rowMm

const shapes = [
  { aspect: 0.75, maxWidth: 76 },
  { aspect: 0.75, maxWidth: 63.9 },
  { aspect: 4 / 3, maxWidth: 101 },
  { aspect: 4 / 3, maxWidth: 64 },
]

it.each(shapes)(
  'stands a photo of few pixels in the middle of a passe-partout as wide as its room, at every height: %o',
  photo => {
    const offer = compose([photo], room)
    expect(offer.heights?.length).toBeGreaterThan(2)
    for (const rows of offer.heights ?? []) {
      const [slot] = offer.compose(rows - inset)
      const { x = 0, y = 0, w = 0, h = 0, mount } = slot ?? {}
      expect(w).toBeLessThanOrEqual(photo.maxWidth)
      expect(mount).toMatchObject({ x: 0, y: 0, w: room.width })
      expect(w + 2 * x).toBeCloseTo(room.width)
      expect([step, 2 * step].some(line => Math.abs(line - x) < 0.01)).toBe(true)
      const below = (mount?.h ?? 0) - y - h
      for (const margin of [y, below]) expect(margin).toBeGreaterThan(7)
      for (const margin of [y, below]) expect(margin).toBeLessThan(x * 1.25)
      expect(below).toBeGreaterThan(y)
      expect(mount?.h).toBeLessThanOrEqual(rows * room.rowMm - 2.5 + 0.01)
    }
  },
)

it('begins it on a line of the book where the room has some', () => {
  const offer = compose([{ aspect: 0.75, maxWidth: 76 }], { ...room, lines: [0, 16.5, 22, 54] })
  expect(offer.compose(offer.natural - inset)[0]).toMatchObject({ x: 16.5, mount: { w: 108 } })
})

it('has the same margin and a narrower mount where it has too few pixels for half of the room', () => {
  const offer = compose([{ aspect: 0.5625, maxWidth: 57 }], room)
  const { x, w, mount } = offer.compose(offer.natural - inset)[0] ?? {}
  expect(w).toBeCloseTo(57, 0)
  expect(x).toBeCloseTo(2 * step)
  expect(mount?.w).toBeCloseTo(57 + 4 * step, 0)
})

it('stands a picture with words in it uncut in its passe-partout', () => {
  const offer = compose([{ aspect: 0.75, maxWidth: 76, whole: true }], room)
  for (const rows of offer.heights ?? []) {
    const [slot] = offer.compose(rows - inset)
    expect((slot?.w ?? 0) / (slot?.h ?? 1)).toBeCloseTo(0.75)
  }
})

it('makes it no stamp on its mount', () => {
  const { min, natural, compose: at } = compose([{ aspect: 0.75, maxWidth: 76 }], room)
  const widthAt = (rows: number) => at(rows - inset)[0]?.w ?? 0
  expect(widthAt(min) / widthAt(natural)).toBeGreaterThan(0.65)
})

it('leaves a photo that has the pixels as wide as its room, without a mount', () => {
  const offer = compose([{ aspect: 1.33, maxWidth: 200 }], room)
  const [slot] = offer.compose(offer.natural - inset)
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
