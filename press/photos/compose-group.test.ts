import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeGroup, type GroupPhoto } from './compose-group.ts'

const photo: fc.Arbitrary<GroupPhoto> = fc.record({
  aspect: fc.double({ min: 0.3, max: 4, noNaN: true }),
  maxWidth: fc.double({ min: 5, max: 420, noNaN: true }),
})
const photos = fc.oneof(
  fc.array(photo, { minLength: 1, maxLength: 6 }),
  fc.array(
    fc.tuple(photo, fc.boolean()).map(([shape, small]) => ({ ...shape, small })),
    { minLength: 1, maxLength: 6 },
  ),
)
const room = fc.record({
  width: fc.constantFrom(50, 63.5, 95, 113, 170),
  rowMm: fc.constantFrom(2.4, 2.85, 3.3),
  maxRows: fc.integer({ min: 20, max: 75 }),
  gap: fc.constantFrom(1, 1.6, 2),
  targetScale: fc.constantFrom(0.6, 0.9, 1),
})

// Every height that a page may ask for: the offer's own, and between.
function everySetting(test: (group: GroupPhoto[], at: Room, rows: number, slots: Slots) => void, runs = 400) {
  fc.assert(
    fc.property(photos, room, fc.double({ min: 0, max: 1, noNaN: true }), (group, at, share) => {
      const offer = composeGroup(group, at)
      for (const rows of [
        offer.min,
        offer.natural,
        offer.max,
        Math.round(offer.min + share * (offer.max - offer.min)),
      ])
        test(group, at, rows, offer.compose(rows))
    }),
    { numRuns: runs },
  )
}

type Slots = ReturnType<ReturnType<typeof composeGroup>['compose']>
type Room = Parameters<typeof composeGroup>[1]
const hair = 0.01

describe('whatever one to six photos there are', () => {
  it('each has one slot, in the order of the photos', () => {
    everySetting((group, _, __, slots) => {
      expect(slots.map(slot => slot.photo)).toEqual(group.map((_, i) => i))
    })
  })

  it('no slot overlaps another', () => {
    everySetting((_, __, ___, slots) => {
      for (const a of slots) {
        for (const b of slots) {
          if (a.photo >= b.photo) continue
          const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
          const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
          expect(Math.min(across, down)).toBeLessThan(hair)
        }
      }
    })
  })

  it('every slot is inside its box', () => {
    everySetting((_, at, rows, slots) => {
      for (const slot of slots) {
        expect(slot.w).toBeGreaterThan(0)
        expect(slot.h).toBeGreaterThan(0)
        expect(slot.x).toBeGreaterThan(-hair)
        expect(slot.y).toBeGreaterThan(-hair)
        expect(slot.x + slot.w).toBeLessThan(at.width + hair)
        expect(slot.y + slot.h).toBeLessThan(rows * at.rowMm + hair)
      }
    })
  })

  it('the offer is in order, and within the page', () => {
    fc.assert(
      fc.property(photos, room, (group, at) => {
        const offer = composeGroup(group, at)
        expect(offer.min).toBeLessThanOrEqual(offer.natural)
        expect(offer.natural).toBeLessThanOrEqual(offer.max)
        expect(offer.max).toBeLessThanOrEqual(at.maxRows)
        expect(offer.min).toBeGreaterThan(0)
      }),
    )
  })

  it('no picture is cut by more than 15 %, none is distorted', () => {
    everySetting((group, _, __, slots) => {
      for (const { photo, w, h, crop } of slots) {
        expect(crop.w * crop.h).toBeGreaterThan(0.85 - 0.001)
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(crop.x + crop.w, crop.y + crop.h)).toBeLessThan(1 + 1e-9)
        const shown = (group[photo]?.aspect ?? 0) * (crop.w / crop.h)
        expect(Math.abs(w / h / shown - 1)).toBeLessThan(0.001)
      }
    })
  })

  it('a small picture has less than half the room of the others, where they have the pixels for theirs', () => {
    everySetting((group, at, __, slots) => {
      const sharp = group.every(picture => picture.maxWidth > 1.3 * at.width)
      const others = slots.filter(slot => !group[slot.photo]?.small)
      if (!sharp || others.length === 0) return
      const mean = others.reduce((sum, { w, h }) => sum + w * h, 0) / others.length
      for (const { photo, w, h } of slots) if (group[photo]?.small) expect(w * h).toBeLessThan(mean * 0.5)
    })
  })

  it('no picture is larger than 240 ppi allow, unless it is at the least of 26 mm', () => {
    everySetting((group, _, __, slots) => {
      for (const { photo, w, crop } of slots) {
        const allowed = (group[photo]?.maxWidth ?? 0) * crop.w
        expect(w).toBeLessThanOrEqual(Math.max(allowed, 26) * 1.011)
      }
    })
  })
})

it('sets one picture that suits the page as wide as the page, uncut', () => {
  const offer = composeGroup([{ aspect: 1.5, maxWidth: 400 }], {
    width: 114,
    rowMm: 2.85,
    maxRows: 57,
    gap: 1.6,
  })
  const [slot] = offer.compose(offer.natural)
  expect(slot).toMatchObject({ photo: 0, x: 0, y: 0, w: 114 })
  expect(slot?.crop.w).toBeCloseTo(1, 1)
})

it('makes the same of the same', () => {
  const group = [0.7, 1.5, 1, 1.33].map(aspect => ({ aspect, maxWidth: 200 }))
  const at = { width: 114, rowMm: 2.85, maxRows: 57, gap: 1.6 }
  const offer = composeGroup(group, at)
  expect(composeGroup(structuredClone(group), at).compose(offer.natural)).toEqual(
    offer.compose(offer.natural),
  )
})
