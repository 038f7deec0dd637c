import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeGroup } from './compose-group.ts'
import type { GroupPhoto } from './photo-group.ts'

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

  it('no picture is cut by more than 12 %, none is distorted', () => {
    everySetting((group, _, __, slots) => {
      for (const { photo, w, h, crop } of slots) {
        expect(crop.w * crop.h).toBeGreaterThan(0.88)
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(crop.x + crop.w, crop.y + crop.h)).toBeLessThan(1 + 1e-9)
        const shown = (group[photo]?.aspect ?? 0) * (crop.w / crop.h)
        expect(Math.abs(w / h / shown - 1)).toBeLessThan(0.001)
      }
    })
  })

  it('of a picture with words nothing is cut', () => {
    fc.assert(
      fc.property(
        photos,
        room,
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        (group, at, words) => {
          const marked = group.map((photo, n) => ({ ...photo, ...(words[n] && { whole: true }) }))
          const offer = composeGroup(marked, at)
          for (const rows of [offer.min, offer.natural, offer.max]) {
            for (const { photo, crop } of offer.compose(rows))
              if (marked[photo]?.whole) expect(crop).toEqual({ x: 0, y: 0, w: 1, h: 1 })
          }
        },
      ),
    )
  })

  it('the focus of a photo stays in sight, with a margin', () => {
    fc.assert(
      fc.property(photos, room, fc.double({ min: 0, max: 1, noNaN: true }), (group, at, focus) => {
        const offer = composeGroup(
          group.map(photo => ({ ...photo, focus: { x: focus, y: 1 - focus } })),
          at,
        )
        for (const rows of [offer.min, offer.natural, offer.max]) {
          for (const { crop } of offer.compose(rows)) {
            expect(Math.abs((focus - crop.x) / crop.w - 0.5)).toBeLessThanOrEqual(0.5)
            expect(Math.abs((1 - focus - crop.y) / crop.h - 0.5)).toBeLessThanOrEqual(0.5)
            // as far from the edge as in the whole picture, or near the middle
            if (focus > 0.3 && focus < 0.7)
              expect(Math.abs((focus - crop.x) / crop.w - 0.5)).toBeLessThan(0.28)
          }
        }
      }),
    )
  })

  it('what has too few pixels stands on a mount, which agrees with the edges of its group', () => {
    const group = [
      { aspect: 1.5, maxWidth: 300 },
      { aspect: 1.5, maxWidth: 14 },
      { aspect: 1.5, maxWidth: 300 },
    ]
    const offer = composeGroup(group, { width: 113, rowMm: 6, maxRows: 29, gap: 2 })
    const [, few] = offer.compose(offer.natural)
    if (!few?.mount) throw new Error('a mount was expected')
    const edges = offer.compose(offer.natural).map(({ mount, ...slot }) => mount ?? slot)
    expect(
      Math.max(...edges.map(edge => edge.x + edge.w)) - Math.min(...edges.map(edge => edge.x)),
    ).toBeCloseTo(113, 3)
    // not below 150 ppi
    expect(few.w).toBeLessThanOrEqual(14 * 1.6 * 1.01)
    expect(few.x + few.w / 2).toBeCloseTo(few.mount.x + few.mount.w / 2, 6)
  })

  it('stands on whole columns: as wide as the widest that its pixels fill, or at the left of them', () => {
    const spans = [113, 93.5, 74, 54.5, 35].map(w => ({ x: 0, w }))
    const at = { width: 113, rowMm: 6, maxRows: 29, gap: 4, spans }
    const offer = composeGroup([{ aspect: 4 / 3, maxWidth: 76 }], at)
    expect(offer.compose(offer.natural)[0]?.w).toBeCloseTo(74, 3)
    for (let rows = offer.min; rows <= offer.max; rows++) expect(offer.compose(rows)[0]?.x).toBe(0)
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

it('composes a group once, and the same photos in another room anew', () => {
  const group = [
    { aspect: 1.5, maxWidth: 200 },
    { aspect: 0.75, maxWidth: 200 },
  ]
  const room = { width: 120, rowMm: 6, maxRows: 30, gap: 2 }
  const offer = composeGroup(group, room)
  expect(composeGroup([...group], { ...room })).toBe(offer)
  expect(composeGroup(group, { ...room, width: 60 }).natural).not.toBe(offer.natural)
})
