import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invariant } from '#domain/invariant'
import { strayDemerits } from './album-on-columns.ts'
import { chunkAlbum } from './chunk-album.ts'
import { composeGroup } from './compose-group.ts'
import type { GroupRoom, Slot } from './photo-group.ts'
import { mostCut } from './tree-layout.ts'

const photo = fc.record({
  aspect: fc.oneof(
    fc.constantFrom(0.5625, 0.75, 1, 4 / 3, 1.5, 16 / 9),
    fc.double({ min: 0.45, max: 3, noNaN: true }),
  ),
  maxWidth: fc.constantFrom(50, 57, 76, 127, 400),
  whole: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)),
})
const group = fc.array(photo, { minLength: 2, maxLength: 5 })
// the columns of the journal, of the large album, and a card without any
const rooms: GroupRoom[] = [
  { width: 111, rowMm: 5.7, maxRows: 29, gap: 2.4, inset: 2.4, fills: 'album', spans: spansOf(111, 12, 2.4) },
  { width: 168, rowMm: 6, maxRows: 41, gap: 2.5, inset: 2.5, fills: 'album', spans: spansOf(168, 16, 2.5) },
  { width: 50, rowMm: 5.2, maxRows: 22, gap: 1.6, inset: 1.6, fills: 'album' },
]

function spansOf(width: number, columns: number, gap: number) {
  const step = (width + gap) / columns
  return [0, 1, 2].map(fewer => ({ x: 0, w: width - fewer * step }))
}

/** Every height that a page may ask for. */
function everyHeight(photos: Parameters<typeof composeGroup>[0], room: GroupRoom): Slot[][] {
  const { min, natural, max, heights = [], compose } = composeGroup(photos, room)
  const allHeights = [min, natural, max, ...heights.filter(rows => rows >= min && rows <= max)]
  return allHeights.map(rows => compose(rows - (room.inset ?? 0) / room.rowMm))
}

it('fills the whole width in each row, with equal gaps and nothing over another', () => {
  fc.assert(
    fc.property(group, fc.constantFrom(...rooms), (photos, room) => {
      const { width, gap } = room
      for (const slots of everyHeight(photos, room)) {
        const boxes = slots.map(({ mount, ...slot }) => mount ?? slot)
        const foot = Math.max(...boxes.map(({ y, h }) => y + h))
        // with its share of the gaps each takes its part of the whole, and together they are all of it
        const taken = boxes.reduce((sum, { w, h }) => sum + (w + gap) * (h + gap), 0)
        expect(Math.abs(taken / ((width + gap) * (foot + gap)) - 1)).toBeLessThan(0.003)
        for (const [i, a] of boxes.entries()) {
          expect(a.x).toBeGreaterThan(-0.01)
          expect(a.x + a.w).toBeLessThan(width + 0.01)
          for (const b of boxes.slice(i + 1)) {
            const across = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w)
            const down = Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h)
            expect(Math.max(across, down)).toBeGreaterThan(gap - 0.01)
          }
        }
      }
    }),
    { numRuns: 150, seed: 2021 },
  )
})

it('cuts no photo by more than 12 %, and nothing of a picture with words', () => {
  fc.assert(
    fc.property(group, fc.constantFrom(...rooms), (photos, room) => {
      for (const slots of everyHeight(photos, room))
        for (const { photo, w, h, crop } of slots) {
          const shown = photos[photo]
          expect(1 - crop.w * crop.h).toBeLessThan(shown?.whole ? 0.002 : mostCut + 0.002)
          expect(((shown?.aspect ?? 0) * crop.w) / crop.h / (w / h)).toBeCloseTo(1, 3)
        }
    }),
    { numRuns: 100, seed: 2021 },
  )
})

it('makes no photo of enough pixels narrower than about a quarter of the page, unless it is tall', () => {
  const sharp = fc.record({
    aspect: fc.constantFrom(0.75, 1, 4 / 3, 1.5),
    maxWidth: fc.constant(400),
  })
  fc.assert(
    fc.property(fc.array(sharp, { minLength: 3, maxLength: 5 }), photos => {
      const [journal] = rooms
      if (!journal) throw new Error('there are rooms')
      for (const slots of everyHeight(photos, journal))
        for (const { photo, w } of slots)
          expect(w).toBeGreaterThan(20 * Math.min(1, 0.9 * (photos[photo]?.aspect ?? 0)) * 0.95)
    }),
    { numRuns: 100, seed: 2021 },
  )
})

it('stands one picture alone in the middle where it has too few pixels for the width', () => {
  for (const room of rooms) {
    const photos = [{ aspect: 3, maxWidth: room.width * 0.7 }]
    const { natural, compose } = composeGroup(photos, room)
    const [slot] = compose(natural - (room.inset ?? 0) / room.rowMm)
    expect(slot && slot.x * 2 + slot.w).toBeCloseTo(room.width, 3)
    expect(slot?.w).toBeGreaterThan(room.width * 0.5)
    expect(composeGroup([{ aspect: 3, maxWidth: 400 }], room).compose(natural + 9)[0]?.w).toBeCloseTo(
      room.width,
      3,
    )
  }
})

it('makes what is to be large the largest of its group', () => {
  const [journal] = rooms
  if (!journal) throw new Error('there are rooms')
  for (const large of [0, 1, 2, 3]) {
    const photos = [0, 1, 2, 3].map(n => ({ aspect: 4 / 3, maxWidth: 400, large: n === large }))
    const { natural, compose } = composeGroup(photos, journal)
    const areas = compose(natural).map(({ w, h }) => w * h)
    expect(areas[large]).toBe(Math.max(...areas))
  }
})

it('cuts albums into groups in order, and loses nothing', () => {
  const shown = fc.record({
    aspect: fc.double({ min: 0.4, max: 3, noNaN: true }),
    maxWidth: fc.double({ min: 20, max: 400, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.array(shown, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 2, max: 5 }),
      (photos, most) => {
        const groups = chunkAlbum(photos, most)
        expect(groups.flat()).toEqual(photos)
        for (const group of groups) expect(group.length).toBeLessThanOrEqual(most)
      },
    ),
  )
})

it('gives an album of many a rhythm', () => {
  const photos = Array.from({ length: 30 }, () => ({ aspect: 4 / 3, maxWidth: 300 }))
  const sizes = chunkAlbum(photos, 5).map(group => group.length)
  for (const [n, size] of sizes.entries()) expect(size).not.toBe(sizes[n + 1])
})

it('stands on columns of its room, or on its thirds or fifths, where it can without a hole', () => {
  const onColumns = rooms.filter(room => room.spans)
  let kept = 0
  fc.assert(
    fc.property(group, fc.constantFrom(...onColumns), (photos, room) => {
      if (strayDemerits(photos, room) > 0) return
      kept += 1
      const columns = Math.round(
        (room.width + room.gap) / ((room.spans?.[0]?.w ?? 0) - (room.spans?.[1]?.w ?? 0)),
      )
      const lines = [columns, 3, 5].flatMap(parts =>
        Array.from({ length: parts }, (_, n) => (n * (room.width + room.gap)) / parts),
      )
      for (const slots of everyHeight(photos, room))
        for (const { x, mount } of slots)
          expect(Math.min(...lines.map(line => Math.abs(line - (mount?.x ?? x))))).toBeLessThan(0.2)
    }),
    { numRuns: 150, seed: 2021 },
  )
  expect(kept).toBeGreaterThan(50)
})

it('cuts an album into groups that stand on columns rather than into others', () => {
  const photos = Array.from({ length: 16 }, () => ({ aspect: 1, maxWidth: 400 }))
  const sizes = (strayOf: (group: readonly unknown[]) => number) =>
    chunkAlbum(photos, 5, strayOf).map(({ length }) => length)
  expect(sizes(() => 0)).toContain(4)
  expect(sizes(({ length }) => (length === 4 ? 3 : 0))).not.toContain(4)
})

it('cuts off no photo alone, where that is to cost more than all else', () => {
  const photos = Array.from({ length: 10 }, () => ({ aspect: 0.75, maxWidth: 400 }))
  const strayOf = (group: readonly unknown[]) => (group.length === 2 ? 3 : 0)
  const sizes = (alone?: number) => chunkAlbum(photos, 3, strayOf, alone).map(({ length }) => length)
  expect(sizes()).toContain(1)
  expect(sizes(20)).not.toContain(1)
})

it('keeps to the columns of its room, and to no fifths of it, where its book has no other lines', () => {
  const [journal] = rooms
  invariant(journal, 'there are rooms')
  const five = Array.from({ length: 5 }, () => ({ aspect: 0.8, maxWidth: 200 }))
  const offColumns = (room: GroupRoom) =>
    everyHeight(five, room)
      .flat()
      .filter(({ x }) => Math.abs((x * 12) / 113.4 - Math.round((x * 12) / 113.4)) > 0.01)
  expect(offColumns(journal)).not.toEqual([])
  const lines = Array.from({ length: 11 }, (_, n) => (n * 113.4) / 12)
  expect(offColumns({ ...journal, lines })).toEqual([])
})
