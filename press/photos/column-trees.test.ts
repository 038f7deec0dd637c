import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellsOf } from './column-tree.ts'
import { columnTrees, linesOfColumns } from './column-trees.ts'
import { fillCell } from './fill-cell.ts'
import { mostCut } from './tree-layout.ts'

const gap = 3
const grid = linesOfColumns(6, 19, gap)
const photo = fc.record({
  aspect: fc.double({ min: 0.5, max: 2, noNaN: true }),
  maxWidth: fc.double({ min: 30, max: 400, noNaN: true }),
  whole: fc.boolean(),
})

it('puts every edge on a column, fills its box, and cuts nothing too much', () => {
  fc.assert(
    fc.property(
      fc.array(photo, { minLength: 2, maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (photos, at) => {
        for (const mounts of [false, true]) {
          for (const way of columnTrees(photos, grid, 2000, { mounts, leastOf: () => 16 })(0, 6)) {
            const h = way.lowest + at * (way.tallest - way.lowest)
            const cells = cellsOf(way, gap, h)
            expect(cells.map(cell => cell.photo)).toEqual(photos.map((_, n) => n))
            expect(Math.max(...cells.map(cell => cell.x + cell.w))).toBeCloseTo(6 * 19 - gap, 6)
            expect(Math.max(...cells.map(cell => cell.y + cell.h))).toBeCloseTo(h, 6)
            for (const cell of cells) {
              expect((cell.x / 19) % 1).toBeCloseTo(0, 6)
              const shown = photos[cell.photo]
              if (!shown) throw new Error('each cell is of a photo')
              const { crop, w, h, mount } = fillCell(cell, shown)
              if (!mounts) expect(mount).toBeUndefined()
              expect(crop.w * crop.h).toBeGreaterThanOrEqual(shown.whole ? 1 : 1 - mostCut - 1e-6)
              expect((shown.aspect * crop.w) / crop.h).toBeCloseTo(w / h, 6)
            }
          }
        }
      },
    ),
    { numRuns: 100 },
  )
})

it('stands a picture with words on a mount where its cell has another shape', () => {
  const cell = { photo: 0, x: 0, y: 0, w: 54, h: 40 }
  expect(fillCell(cell, { aspect: 1, whole: true })).toEqual({
    photo: 0,
    x: 7,
    y: 0,
    w: 40,
    h: 40,
    crop: { x: 0, y: 0, w: 1, h: 1 },
    mount: { x: 0, y: 0, w: 54, h: 40 },
  })
  expect(fillCell(cell, { aspect: 54 / 40, whole: true }).mount).toBeUndefined()
})
