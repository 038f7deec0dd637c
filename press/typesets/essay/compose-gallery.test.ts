import { expect, it } from 'vitest'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { closesRows } from './closes-rows.ts'
import { composeGallery, composeNarrower } from './compose-gallery.ts'

const [width, gap, rowMm] = [111.15, 2.65, 6.35]
const lines = [0, 1 / 4, 1 / 3, 5 / 12, 1 / 2, 7 / 12, 2 / 3, 3 / 4].map(part => part * (width + gap))
// and where three that are not alike begin
const begins = [...lines, ...[7 / 24, 11 / 24, 13 / 24, 17 / 24].map(part => part * (width + gap))]
const spans = [6, 5, 4, 3].map(count => ({ x: 0, w: (count * (width + gap)) / 6 - gap }))
const room: GroupRoom = { width, rowMm, gap, inset: gap, maxRows: 25, fills: 'album', spans, lines }
const shown = (count: number, aspect: number) =>
  Array.from({ length: count }, () => ({ aspect, maxWidth: 200 }))

it.each([
  [5, 4 / 5],
  [8, 4 / 3],
  [10, 4 / 5],
  [10, 1],
])(
  'stands %i photos of one shape whole on a page, over the measure and on lines of the book',
  (count, aspect) => {
    const { min, natural, max, heights = [], compose } = composeGallery(shown(count, aspect), room)
    expect(heights.length).toBeGreaterThan(1)
    expect(min).toBe(heights[0])
    expect(heights).toContain(max)
    expect(heights).toContain(natural)
    for (const rows of heights) {
      const slots = compose(rows - gap / rowMm)
      expect(slots.map(({ photo }) => photo).sort((a, b) => a - b)).toEqual(shown(count, 1).map((_, n) => n))
      expect(Math.max(...slots.map(({ y, h }) => y + h))).toBeLessThan(rows * rowMm)
      expect(Math.max(...slots.map(({ x, w }) => x + w))).toBeCloseTo(width, 1)
      expect(slots.every(({ x }) => begins.some(line => Math.abs(line - x) < 0.1))).toBe(true)
      expect(Math.min(...slots.map(({ w, h }) => Math.min(w, h)))).toBeGreaterThan(20)
    }
  },
)

it('stands on lines of the book alone where it is narrower than the measure', () => {
  const narrower = { ...room, width: (5 * (width + gap)) / 6 - gap }
  const own = { ...narrower, lines: lines.filter(line => line < narrower.width) }
  for (const aspects of [
    [0.75, 4 / 3, 0.75],
    [0.75, 0.9],
  ]) {
    const group = aspects.map(aspect => ({ aspect, maxWidth: 200 }))
    const { heights = [], compose } = composeNarrower(group, own)
    for (const rows of heights)
      for (const { x } of compose(rows - gap / rowMm))
        expect(lines.some(line => Math.abs(line - x) < 0.1)).toBe(true)
  }
})

it('lays no photo over another', () => {
  const slots = composeGallery(shown(10, 1), room).compose(20 - gap / rowMm)
  for (const [n, a] of slots.entries())
    for (const b of slots.slice(n + 1)) {
      const isApart =
        a.x + a.w < b.x + 0.01 || b.x + b.w < a.x + 0.01 || a.y + a.h < b.y + 0.01 || b.y + b.h < a.y + 0.01
      expect(isApart).toBe(true)
    }
})

it('makes room on a page for what is too tall for it', () => {
  const { natural, compose } = composeGallery(shown(12, 1 / 3), room)
  expect(natural).toBeLessThanOrEqual(25)
  expect(compose(natural - gap / rowMm)).toHaveLength(12)
})

it('stands its bands as far below each other as its photos are apart, at every height', () => {
  const mixed = [1, 0.75, 0.75, 1.33, 1, 1.33, 0.75].map(aspect => ({ aspect, maxWidth: 60 }))
  const { heights = [], compose } = composeGallery(mixed, { ...room, inset: gap + 1 })
  for (const rows of heights) {
    const slots = compose(rows - (gap + 1) / rowMm)
    for (const below of slots) {
      const over = slots.filter(
        ({ x, y, w, h }) => y + h <= below.y && x < below.x + below.w && below.x < x + w,
      )
      if (over.length > 0) expect(below.y - Math.max(...over.map(({ y, h }) => y + h))).toBeCloseTo(gap, 1)
    }
  }
  expect(heights.length).toBeGreaterThan(0)
})

it('has one photo as large as a plate in its first band, which does not dominate a page, and others much smaller', () => {
  for (const aspect of [4 / 5, 1, 4 / 3]) {
    const { natural, compose } = composeGallery(shown(6, aspect), room)
    const [plate = 0, ...others] = compose(natural - gap / rowMm)
      .map(({ w, h }) => w * h)
      .toSorted((a, b) => b - a)
    expect(plate).toBeGreaterThan(3500)
    expect(plate).toBeLessThan(6217)
    expect(plate).toBeGreaterThan(1.2 * (others.at(-1) ?? 0))
  }
})

it('is no higher than its photos where no band of them fills the measure', () => {
  const few = [0.4, 1.8].map(aspect => ({ aspect, maxWidth: 45 }))
  const { natural, compose } = composeGallery(few, room)
  const foot = Math.max(
    ...compose(natural - gap / rowMm).map(({ y, h, mount }) => (mount ? mount.y + mount.h : y + h)),
  )
  expect(natural * rowMm - foot).toBeLessThan(2 * rowMm)
})

it.each([
  ['three that are not alike', [0.75, 0.5625, 0.5625], 200, width],
  ['two of few pixels', [0.75, 4 / 3], 63.9, (width + gap) * (5 / 6) - gap],
])('ends all rows of %s at one place', (_, aspects, maxWidth, right) => {
  const photos = aspects.map(aspect => ({ aspect, maxWidth }))
  const { heights = [], compose } = composeGallery(photos, room)
  expect(heights.length).toBeGreaterThan(0)
  for (const rows of heights) expect(closesRows(compose(rows - gap / rowMm), right)).toBe(true)
})
