import { expect, it } from 'vitest'
import { columnsOf, spanOf } from '../../page/columns.ts'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { composePlates } from './compose-plates.ts'

const columns = columnsOf(111, 6, 2.6)
const widthOf = (count: number) => spanOf(columns, 0, count).w
const room = (count: number): GroupRoom => ({
  width: widthOf(count),
  rowMm: 6.35,
  maxRows: 25,
  gap: 2.6,
  inset: 2.6,
})
const design = { columns, counts: [6, 4, 3, 2], least: 0.6, dominant: 6216 } as const
const tall = { aspect: 3 / 4, maxWidth: 200 }
const slotsOf = (count: number, photo = tall, more = {}) => {
  const offer = composePlates({ ...design, ...more })([photo], room(count))
  return {
    offer,
    slots: (offer.heights ?? []).flatMap(rows => offer.compose(rows - 2.6 / 6.35)),
  }
}

it('ends a photo alone where its place does, on whole columns at each of its heights', () => {
  const { offer, slots } = slotsOf(4)
  expect(slots.length).toBeGreaterThan(3)
  for (const { x, w } of slots) {
    expect(x + w).toBeCloseTo(widthOf(4), 3)
    expect(design.counts.some(count => Math.abs(widthOf(count) - w) < 0.01)).toBe(true)
  }
  expect(offer.min).toBeGreaterThanOrEqual(offer.natural * 0.6)
})

it('stands on no fewer columns than a photo is to, but for words, and for too few pixels', () => {
  const widthsOf = (photo: typeof tall) => slotsOf(6, photo, { fewest: 3 }).slots.map(({ w }) => w)
  expect(Math.min(...widthsOf(tall))).toBeCloseTo(widthOf(3), 3)
  expect(Math.min(...widthsOf(Object.assign({ whole: true }, tall)))).toBeCloseTo(widthOf(2), 3)
  expect(Math.min(...widthsOf({ ...tall, maxWidth: widthOf(2) }))).toBeCloseTo(widthOf(2), 3)
})

it('is smaller than what dominates its page, where that is told', () => {
  const areas = slotsOf(6).slots.map(({ w, h }) => w * h)
  expect(Math.max(...areas)).toBeLessThan(6216)
  const larger = slotsOf(6, tall, { dominant: Number.POSITIVE_INFINITY }).slots.map(({ w, h }) => w * h)
  expect(Math.max(...larger)).toBeGreaterThan(6216)
})

it('loses a little of its height rather than the measure', () => {
  const { slots } = slotsOf(6, { ...tall, aspect: 1.9 })
  expect(Math.max(...slots.map(({ w }) => w))).toBeCloseTo(widthOf(6), 3)
  expect(Math.max(...slots.map(({ w, h }) => w * h))).toBeLessThan(6216)
})

it('is no wider than its pixels, and cuts nothing of words', () => {
  expect(slotsOf(6, { ...tall, maxWidth: 80 }).slots.every(({ w }) => w <= 80)).toBe(true)
  const whole = slotsOf(4, Object.assign({ whole: true }, tall)).slots
  expect(whole.every(({ crop, w, h }) => crop.w === 1 && crop.h === 1 && Math.abs(w / h - 0.75) < 0.01)).toBe(
    true,
  )
})
