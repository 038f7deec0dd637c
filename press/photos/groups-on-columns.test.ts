import fc from 'fast-check'
import { expect, it } from 'vitest'
import { composeGroup } from './compose-group.ts'
import { mostCut } from './tree-layout.ts'

// six columns of 16 mm, 3 mm apart
const gap = 3
const widths = [2, 3, 4, 5, 6].map(columns => columns * 16 + (columns - 1) * gap)
const lefts = [0, 1, 2, 3, 4, 5].map(n => n * 19)
const spans = widths.toReversed().map(w => ({ x: 0, w }))
const room = { width: 111, rowMm: 6, maxRows: 26, gap, inset: 3, spans }

const slotsOf = (photos: Parameters<typeof composeGroup>[0]) => {
  const offer = composeGroup(photos, room)
  return offer.compose(offer.natural - room.inset / room.rowMm)
}
const onColumn = (x: number) => lefts.some(left => Math.abs(left - x) < 0.2)

it('begins every photo, or the mount it stands on, on a column', () => {
  const photo = fc.record({
    aspect: fc.constantFrom(0.46, 0.5625, 0.75, 1, 4 / 3, 1.5),
    maxWidth: fc.constantFrom(50, 57, 76, 127, 400),
    whole: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(photo, { minLength: 1, maxLength: 6 }), photos => {
      const offer = composeGroup(photos, room)
      for (const rows of [offer.natural, offer.max])
        for (const { x, mount } of offer.compose(rows - room.inset / room.rowMm))
          expect(onColumn(mount?.x ?? x)).toBe(true)
    }),
    { numRuns: 60, seed: 2021 },
  )
})
it.each([2, 3, 4, 5])(
  'keeps %i tall photos on columns at the least height that they are offered for',
  count => {
    const photos = Array.from({ length: count }, () => ({ aspect: 0.36, maxWidth: 127 }))
    const { min, compose } = composeGroup(photos, room)
    for (const { x } of compose(min - room.inset / room.rowMm)) expect(onColumn(x)).toBe(true)
  },
)

it('leaves the width of a group, the gaps between photos and what may be cut of them as they are', () => {
  const photo = fc.record({
    aspect: fc.double({ min: 0.5, max: 2, noNaN: true }),
    maxWidth: fc.double({ min: 40, max: 400, noNaN: true }),
    whole: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(photo, { minLength: 2, maxLength: 5 }), photos => {
      const slots = slotsOf(photos).map(({ mount, ...slot }) => ({ ...slot, ...mount }))
      for (const { crop, photo } of slots)
        expect(1 - crop.w * crop.h).toBeLessThan(photos[photo]?.whole ? 0.002 : mostCut + 0.002)
      const right = Math.max(...slots.map(({ x, w }) => x + w))
      expect(widths.some(width => Math.abs(width - right) < 0.01) || right < 111).toBe(true)
      for (const [i, a] of slots.entries())
        for (const b of slots.slice(i + 1)) {
          const across = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w)
          const down = Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h)
          expect(Math.max(across, down)).toBeGreaterThan(gap * 0.5)
        }
    }),
    { numRuns: 300, seed: 2021 },
  )
})

it('keeps a group that fills its room on columns where its page has less height than it needs', () => {
  const photo = fc.record({ aspect: fc.constantFrom(0.75, 1, 4 / 3), maxWidth: fc.constantFrom(127, 400) })
  let squeezed = 0
  fc.assert(
    fc.property(fc.array(photo, { minLength: 2, maxLength: 4 }), photos => {
      const { min, heights = [], compose } = composeGroup(photos, { ...room, fills: 'group' })
      const rows = (heights[0] ?? 0) - 1
      if (min > rows) return
      squeezed += 1
      for (const { x } of compose(rows - room.inset / room.rowMm)) expect(onColumn(x)).toBe(true)
    }),
    { numRuns: 60, seed: 2021 },
  )
  expect(squeezed).toBeGreaterThan(5)
})

it('sets a photo alone on few widths, where the book wants that and it may be cut', () => {
  const onFew = { ...room, aloneOnEvery: 2 }
  for (const aspect of [0.5625, 0.75, 1, 4 / 3]) {
    const { min, max, heights = [], compose } = composeGroup([{ aspect, maxWidth: 400 }], onFew)
    const used = heights
      .filter(rows => rows >= min && rows <= max)
      .flatMap(rows => compose(rows - room.inset / room.rowMm).map(({ w }) => w))
    expect(used.length).toBeGreaterThan(2)
    for (const w of used) expect([111, 73, 35].some(width => Math.abs(width - w) < 0.01)).toBe(true)
  }
})
