import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullWidthGroup } from './full-width-group.ts'

const room = { width: 50, rowMm: 2.3, maxRows: 46, gap: 1 }
const photo = (aspect: number, maxWidth = 400) => ({ aspect, maxWidth })

describe('fullWidthGroup', () => {
  it('shows one picture as wide as its card, uncut at the height that suits it', () => {
    const offer = fullWidthGroup([photo(50 / 34.5)], room)
    expect(offer.natural).toBe(15)
    expect(offer.compose(15)).toEqual([
      { photo: 0, x: 0, y: 0, w: 50, h: 34.5, crop: { x: 0, y: 0, w: 1, h: 1 } },
    ])
  })

  it('does not enlarge a picture beyond its resolution', () => {
    const [slot] = fullWidthGroup([photo(1.5, 30)], room).compose(9)
    expect(slot?.w).toBeLessThanOrEqual(30.3)
  })

  it('stays in its box at every height it offers, nothing over another, little cut', () => {
    const group = fc.array(
      fc.record({
        aspect: fc.double({ min: 0.5, max: 2.2, noNaN: true }),
        maxWidth: fc.integer({ min: 20, max: 400 }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(group, photos => {
        const offer = fullWidthGroup(photos, room)
        expect(offer.min).toBeLessThanOrEqual(offer.natural)
        expect(offer.natural).toBeLessThanOrEqual(offer.max)
        for (let rows = offer.min; rows <= offer.max; rows++) {
          const slots = offer.compose(rows)
          expect(slots.map(slot => slot.photo).sort()).toEqual(photos.map((_, n) => n))
          for (const [n, a] of slots.entries()) {
            expect(a.x).toBeGreaterThanOrEqual(-0.01)
            expect(a.x + a.w).toBeLessThanOrEqual(room.width + 0.01)
            expect(a.y).toBeGreaterThanOrEqual(-0.01)
            expect(a.y + a.h).toBeLessThanOrEqual(rows * room.rowMm + 0.6)
            expect(a.crop.w * a.crop.h).toBeGreaterThan(0.84)
            for (const b of slots.slice(n + 1)) {
              const apart =
                a.x + a.w <= b.x + 0.01 ||
                b.x + b.w <= a.x + 0.01 ||
                a.y + a.h <= b.y + 0.01 ||
                b.y + b.h <= a.y + 0.01
              expect(apart).toBe(true)
            }
          }
        }
      }),
      { numRuns: 100 },
    )
  })
})
