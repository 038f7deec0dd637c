import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { fullOf, halfOf, linesOf } from './page-grid.ts'
import { composeFilling } from './story-design.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const { area, pxPerMm, alonePxPerMm } = context
const photo = (width: number, height: number, whole = false) => ({
  aspect: width / height,
  maxWidth: width / pxPerMm,
  whole,
})
const offerOf = (photos: ReturnType<typeof photo>[], { x, w }: { x: number; w: number }) =>
  composeFilling(context)(photos, {
    width: w,
    rowMm: area.rowMm,
    maxRows: area.rows,
    gap: 5,
    fills: 'group',
    lines: linesOf(area).flatMap(line => (line > x - 0.1 && line < x + w ? [line - x] : [])),
  })

const tall = photo(540, 960)
const wide = photo(604, 453)
const groups = [
  [tall, tall],
  [wide, wide],
  [photo(720, 960), photo(720, 720)],
  [tall, wide, tall],
  [photo(600, 800), photo(600, 800), wide, tall],
]
const places = [fullOf(area).inside, halfOf(area, false).inside, halfOf(area, true).inside]

it.each(groups)('reaches both edges of a frame and of its halves at each height: %j %j', (...group) => {
  for (const place of places) {
    const { heights = [], compose } = offerOf(group, place)
    expect(heights.length).toBeGreaterThan(0)
    for (const rows of heights) {
      const boxes = compose(rows)
      expect(Math.min(...boxes.map(({ x }) => x))).toBeCloseTo(0, 0)
      expect(Math.max(...boxes.map(({ x, w }) => x + w))).toBeCloseTo(place.w, 0)
    }
  }
})

const few = [
  [wide, tall],
  [photo(160, 120), photo(540, 960, true), photo(160, 120)],
]

it('has no mounts: what has too few pixels stands where its place begins', () => {
  for (const [place, group] of places.flatMap(place => few.map(group => [place, group] as const))) {
    const { natural, compose } = offerOf(group, place)
    const slots = compose(natural)
    expect(slots.every(({ mount }) => !mount)).toBe(true)
    expect(Math.min(...slots.map(({ x }) => x))).toBeCloseTo(0, 0)
  }
})

it('enlarges photos for that to 180 ppi and no more, and pictures with words not at all', () => {
  const most = pxPerMm / alonePxPerMm
  const group = [photo(540, 720), photo(540, 720, true)]
  const { natural, compose } = offerOf(group, fullOf(area).inside)
  for (const { photo: n, w, crop } of compose(natural)) {
    const { maxWidth = 0, whole = false } = group[n] ?? {}
    expect(w).toBeLessThanOrEqual(maxWidth * crop.w * (whole ? 1 : most) * 1.001)
  }
})

it('enlarges photos to 150 ppi rather than begin them beside the lines of the book', () => {
  const place = fullOf(area).inside
  const small = [photo(295, 393), photo(295, 393), photo(295, 393)]
  const { heights = [], compose } = offerOf(small, place)
  const lines = linesOf(area)
  expect(heights.length).toBeGreaterThan(0)
  for (const { x } of heights.flatMap(rows => compose(rows)))
    expect(Math.min(...lines.map(line => Math.abs(line - place.x - x)))).toBeLessThan(0.5)
})
