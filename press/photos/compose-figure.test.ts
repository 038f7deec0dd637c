import { expect, it } from 'vitest'
import { composeFigure } from './compose-figure.ts'
import type { GroupPhoto } from './photo-group.ts'

const room = {
  width: 114,
  lines: [0, 23.2, 27.7, 38.6, 46.4, 60.5, 69.5, 77.3, 88.2, 92.7],
  gap: 1.9,
  rowMm: 5,
  rows: 34,
  leastSide: 22,
  fairArea: 1300,
  isLed: true,
  tallest: 0.8,
}
const photos = (count: number, aspect: number, maxWidth = 114): GroupPhoto[] =>
  Array.from({ length: count }, () => ({ aspect, maxWidth }))
const heightsOf = (demerits: Float64Array) =>
  [...demerits.keys()].filter(rows => Number.isFinite(demerits[rows]))

it.each([0.75, 0.8, 1, 4 / 3, 16 / 9])(
  'fills its rows and its width with ten photos of the shape %f, cut by 12 %% at most',
  aspect => {
    const figure = composeFigure(photos(10, aspect), room)
    const heights = heightsOf(figure?.demerits ?? new Float64Array())
    expect(heights.length).toBeGreaterThan(0)
    for (const rows of heights) {
      const slots = figure?.compose(rows) ?? []
      expect(slots.map(({ photo }) => photo)).toEqual(Array.from({ length: 10 }, (_, n) => n))
      expect(Math.max(...slots.map(({ x, w }) => x + w))).toBeCloseTo(114, 1)
      for (const { x } of slots) expect(room.lines).toContainEqual(expect.closeTo(x, 3))
      expect(Math.max(...slots.map(({ y, h }) => y + h))).toBeCloseTo(rows * 5 - 1.9, 1)
      for (const { w, h, crop } of slots) {
        expect(Math.min(w, h)).toBeGreaterThan(21.9)
        expect(crop.w * crop.h).toBeGreaterThan(0.88)
      }
    }
  },
)

it('has one photo that leads the others where that can be', () => {
  const figure = composeFigure(photos(5, 4 / 3), room)
  const demerits = figure?.demerits ?? new Float64Array()
  const best = heightsOf(demerits).reduce((a, b) => ((demerits[b] ?? 0) < (demerits[a] ?? 0) ? b : a))
  const [largest = 0, second = 0] = (figure?.compose(best) ?? [])
    .map(({ w, h }) => w * h)
    .toSorted((a, b) => b - a)
  expect(largest).toBeGreaterThan(1.6 * second)
})

it('is none where photos have too few pixels, or would be stamps', () => {
  expect(composeFigure(photos(2, 1, 30), room)).toBeUndefined()
  expect(composeFigure(photos(3, 5, 200), { ...room, rows: 8 })).toBeUndefined()
})
