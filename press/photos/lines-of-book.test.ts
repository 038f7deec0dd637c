import fc from 'fast-check'
import { expect, it } from 'vitest'
import { composeGroup } from './compose-group.ts'
import type { GroupRoom, Slot } from './photo-group.ts'
import { mostCut } from './tree-layout.ts'

// the journal: six columns, and quarters and fifths of its width
const gap = 2.4
const width = 115
const lines = [0, 1 / 6, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 5, 2 / 3, 3 / 4, 4 / 5, 5 / 6].map(
  part => part * (width + gap),
)
const spans = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(n => ({ x: 0, w: (n * (width + gap)) / 12 - gap }))
const whole: GroupRoom = { width, rowMm: 5.7, maxRows: 28, gap, inset: gap, spans, lines }

const photo = fc.record({
  aspect: fc.constantFrom(0.5625, 0.75, 1, 4 / 3, 16 / 9),
  maxWidth: fc.constantFrom(57, 76, 127, 400),
})

/** mm that nobody sees. */
const near = 0.25

/** Every height that a page may ask for. */
function everyHeight(photos: Parameters<typeof composeGroup>[0], room: GroupRoom): Slot[][] {
  const { min, natural, max, heights = [], compose } = composeGroup(photos, room)
  const below = Array.from({ length: Math.max(0, (heights[0] ?? min) - min) }, (_, n) => min + n)
  const all = [min, ...below, natural, max, ...heights.filter(rows => rows >= min && rows <= max)]
  return all.map(rows => compose(rows - gap / room.rowMm))
}

it.each(['group', 'album'] as const)('begins each photo of a %s on a line of the book', fills => {
  fc.assert(
    fc.property(fc.array(photo, { minLength: 2, maxLength: fills === 'group' ? 4 : 5 }), photos => {
      for (const slots of everyHeight(photos, { ...whole, fills }))
        for (const { x, w, h, mount, crop, photo } of slots) {
          expect(Math.min(...lines.map(line => Math.abs(line - (mount?.x ?? x))))).toBeLessThan(near)
          expect(1 - crop.w * crop.h).toBeLessThan(mostCut + 0.002)
          expect(((photos[photo]?.aspect ?? 0) * crop.w) / crop.h).toBeCloseTo(w / h, 3)
        }
    }),
    { numRuns: 60, seed: 2021 },
  )
})

it('begins photos beside the words on lines of the book, not on columns of their place', () => {
  const left = (width + gap) / 3
  const room: GroupRoom = {
    ...whole,
    width: width - left,
    spans: spans.slice(0, 6).map(({ w }) => ({ x: 0, w: w - left })),
    lines: lines.map(line => line - left).filter(line => line > -0.1),
    fills: 'group',
  }
  const fair = lines.map(line => line - left)
  fc.assert(
    fc.property(fc.array(photo, { minLength: 2, maxLength: 4 }), photos => {
      for (const slots of everyHeight(photos, room))
        for (const { x, mount } of slots)
          expect(Math.min(...fair.map(line => Math.abs(line - (mount?.x ?? x))))).toBeLessThan(near)
    }),
    { numRuns: 60, seed: 2021 },
  )
})

it('stands five alike beside each other on lines that are not as far from each other', () => {
  const uneven = [0, 3.2, 6, 9.2, 12.6].map(line => (line / 16) * (width + gap))
  const photos = Array.from({ length: 5 }, () => ({ aspect: 0.75, maxWidth: 400 }))
  const { heights = [], compose } = composeGroup(photos, { ...whole, lines: uneven, fills: 'album' })
  const slots = compose((heights[0] ?? 0) - gap / whole.rowMm)
  expect(slots.map(({ x }) => Math.round(x * 10))).toEqual(uneven.map(x => Math.round(x * 10)))
  expect(new Set(slots.map(({ h }) => Math.round(h * 10))).size).toBe(1)
})
