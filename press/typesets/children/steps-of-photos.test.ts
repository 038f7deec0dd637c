import { expect, it } from 'vitest'
import type { Block } from '../../paginate/block.ts'
import { pagesOfRows } from './pages-of-rows.ts'
import type { GroupToSet } from './steps-of-photos.ts'
import { type RowToSet, stepsOfRows } from './steps-of-rows.ts'

const rows = 30

const picture = (item: string, rows: number): Block => ({
  ...{ kind: 'photos', item, before: 2, stretch: 0, x: 0, w: 100 },
  offer: { min: rows, natural: rows, max: rows, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})
const drawn = (item: string, rows: number): Block => ({
  ...{ kind: 'drawn', item, before: 0, x: 0, w: 100, rows },
  draw: () => [],
})
/** Photos from one up to another, `height` rows high, with a caption of so many rows. */
const group = (from: number, to: number, height: number, caption = 0): GroupToSet => ({
  ...{ from, to, gap: 0 },
  options: [{ rows: height, fault: 0, block: picture(`${from}-${to}`, height) }],
  captions: caption > 0 ? [drawn(`below ${from}-${to}`, caption)] : [],
})
const album = (count: number, ...groups: GroupToSet[]): RowToSet => ({
  ...{ gap: 2, whole: [], parts: [{ ...drawn('words', 6), before: 2 }] },
  photos: { count, groups },
})
const above = (rows: number): RowToSet => ({
  ...{ gap: 2, parts: [] },
  whole: [{ rows, fault: 0, block: picture('above', rows) }],
})
const placed = (...month: RowToSet[]) =>
  pagesOfRows(stepsOfRows(month, rows), () => rows).placements.map(({ block, frame, top }) => [
    block.item,
    frame,
    top,
  ])

it('parts photos behind any of them, in the groups that fill both pages', () => {
  const groups = [group(0, 2, 18), group(2, 4, 20), group(0, 1, 12), group(1, 4, 26)]
  expect(placed(above(10), album(4, ...groups))).toEqual([
    ['above', 0, 0],
    ['words', 0, 12],
    ['0-1', 0, 18],
    ['1-4', 1, 3],
  ])
  expect(placed(above(4), album(4, ...groups)).slice(2)).toEqual([
    ['0-2', 0, 12],
    ['2-4', 1, 3],
  ])
})

it('keeps a caption below its photos, on their page', () => {
  const groups = [group(0, 1, 16, 2), group(1, 2, 14, 2), group(0, 2, 26)]
  expect(placed(above(4), album(2, ...groups))).toEqual([
    ['above', 0, 0],
    ['words', 0, 6],
    ['0-1', 0, 12],
    ['below 0-1', 0, 28],
    ['1-2', 1, 3],
    ['below 1-2', 1, 17],
  ])
  // no room for the caption
  expect(placed(above(5), album(2, ...groups)).find(([item]) => item === '0-1')).not.toEqual(['0-1', 0, 13])
})
