import fc from 'fast-check'
import { expect, it } from 'vitest'
import { composeGroup } from './compose-group.ts'
import type { GroupPhoto, GroupRoom, Slot } from './photo-group.ts'
import { mostCut } from './tree-layout.ts'

const aspects = fc.oneof(
  fc.constantFrom(0.5625, 0.75, 1, 4 / 3, 1.5, 16 / 9, 2.6),
  fc.double({ min: 0.5, max: 2.8, noNaN: true }),
)
const photo = fc.record({
  aspect: aspects,
  maxWidth: fc.constant(400),
  whole: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)),
  focus: fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
})
const group = fc.array(photo, { minLength: 2, maxLength: 4 })

// the journal with its words, the large album, half a page, and a card
const rooms: GroupRoom[] = [
  { ...on(111, 12, 2.4), rowMm: 5.7, maxRows: 29, narrower: [{ x: 37.8, w: 73.2 }] },
  { ...on(168, 16, 2.5), rowMm: 6, maxRows: 41 },
  { ...on(54, 6, 2.2), rowMm: 5.7, maxRows: 29 },
  { ...on(55, 6, 1.6), rowMm: 5.2, maxRows: 22 },
]

function on(width: number, columns: number, gap: number) {
  const step = (width + gap) / columns
  const spans = [0, 1, 2].map(fewer => ({ x: 0, w: width - fewer * step }))
  return { width, gap, inset: gap, spans, fills: 'group' } as const
}

/** Every height that a page may ask for. */
function everyHeight(photos: GroupPhoto[], room: GroupRoom): Slot[][] {
  const { min, natural, max, heights = [], compose } = composeGroup(photos, room)
  const allHeights = new Set([
    Math.max(min, heights[0] ?? min),
    natural,
    max,
    ...heights.filter(rows => rows >= min && rows <= max),
  ])
  return [...allHeights].map(rows => compose(rows - (room.inset ?? 0) / room.rowMm))
}

const edge = (slots: readonly Slot[]) => ({
  left: Math.min(...slots.map(({ x }) => x)),
  right: Math.max(...slots.map(({ x, w }) => x + w)),
  foot: Math.max(...slots.map(({ y, h }) => y + h)),
})

it('reaches both edges of its place with two to four photos, with equal gaps and nothing over another', () => {
  fc.assert(
    fc.property(group, fc.constantFrom(...rooms), (photos, room) => {
      const { width, gap, narrower = [], spans = [] } = room
      for (const slots of everyHeight(photos, room)) {
        const boxes = slots.map(slot => ({ ...slot, ...slot.mount }))
        const { left, right, foot } = edge(boxes)
        const places = [{ x: 0, w: width }, ...narrower, ...spans]
        expect(places.some(({ x, w }) => Math.abs(x - left) < 0.01 && Math.abs(x + w - right) < 0.01)).toBe(
          true,
        )
        // with its share of the gaps each takes its part of the place, and together they are all of it
        const taken = boxes.reduce((sum, { w, h }) => sum + (w + gap) * (h + gap), 0)
        expect(taken / ((right - left + gap) * (foot + gap))).toBeCloseTo(1, 2)
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1)) {
            const across = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w)
            const down = Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h)
            expect(Math.max(across, down)).toBeGreaterThan(gap - 0.01)
          }
      }
    }),
    { numRuns: 150, seed: 2021 },
  )
})

it('cuts no photo by more than 12 % or through its focus, and nothing of a picture with words', () => {
  fc.assert(
    fc.property(group, fc.constantFrom(...rooms), (photos, room) => {
      for (const slots of everyHeight(photos, room))
        for (const { photo, w, h, crop } of slots) {
          const shown = photos[photo]
          if (!shown?.focus) throw new Error('each slot is of a photo of the group')
          expect(1 - crop.w * crop.h).toBeLessThan(shown.whole ? 0.002 : mostCut + 0.002)
          expect((shown.aspect * crop.w) / crop.h / (w / h)).toBeCloseTo(1, 3)
          expect(shown.focus.x).toBeGreaterThanOrEqual(crop.x - 1e-9)
          expect(shown.focus.x).toBeLessThanOrEqual(crop.x + crop.w + 1e-9)
          expect(shown.focus.y).toBeGreaterThanOrEqual(crop.y - 1e-9)
          expect(shown.focus.y).toBeLessThanOrEqual(crop.y + crop.h + 1e-9)
        }
    }),
    { numRuns: 100, seed: 2021 },
  )
})

it('stands two photos of any usual shapes on columns', () => {
  const [journal] = rooms
  if (!journal) throw new Error('there are rooms')
  const step = (journal.width + journal.gap) / 12
  for (const first of usual)
    for (const second of usual)
      for (const slots of everyHeight([sharp(first), sharp(second)], journal))
        for (const { x } of slots) expect(Math.abs(x / step - Math.round(x / step))).toBeLessThan(0.01)
})

it('sets four wide photos two by two, not as a row of stamps', () => {
  for (const room of rooms) {
    const photos = Array.from({ length: 4 }, () => sharp(4 / 3))
    for (const slots of everyHeight(photos, room)) {
      const [first, , , last] = slots
      expect(last?.y).toBeGreaterThan(first?.y ?? 0)
      expect(Math.max(...slots.map(({ w }) => w)) / Math.min(...slots.map(({ w }) => w))).toBeLessThan(2.7)
    }
  }
})

const usual = [0.5625, 0.75, 1, 4 / 3, 1.5, 16 / 9]
const sharp = (aspect: number): GroupPhoto => ({ aspect, maxWidth: 400 })

it('stands on halves of its columns where none of them suit its photos, with no edges of its own', () => {
  const step = 90 / 6
  const room: GroupRoom = { ...on(87, 6, 3), rowMm: 5.2, maxRows: 30 }
  for (const shapes of [
    [0.5625, 0.75, 1],
    [0.5625, 0.5625, 0.75, 1],
    [0.5625, 0.5625, 16 / 9, 0.5625],
  ]) {
    const { natural, compose } = composeGroup(
      shapes.map(aspect => ({ aspect, maxWidth: 400 })),
      room,
    )
    for (const { x } of compose(natural - 3 / 5.2))
      expect((2 * x) / step).toBeCloseTo(Math.round((2 * x) / step), 3)
  }
})
