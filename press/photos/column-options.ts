import { invariant } from '#domain/invariant'
import { cellsOf } from './column-tree.ts'
import { type ColumnTreeLimits, columnTrees } from './column-trees.ts'
import {
  contrastDemerits,
  cutDemerits,
  narrowDemerits,
  rowDemerits,
  shapeDemerits,
  sizeDemerits,
} from './group-demerits.ts'
import { endsOf, linesOf } from './group-lines.ts'
import { type GroupOption, stripOf } from './group-option.ts'
import type { GroupPhoto, GroupRoom, Span } from './photo-group.ts'
import { spansAlone } from './room-columns.ts'

/** Ways to set photos with all edges on columns: with every picture filling its cell where that can be, else with mounts. */
export function columnOptions(
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
): GroupOption[] {
  const options: GroupOption[] = []
  const [photo, ...others] = photos
  const spans = photo && others.length === 0 ? spansAlone(room, photo) : (room.spans ?? [])
  for (const { dear, mounts, least } of tiers) {
    if (options.some(({ heights }) => !mounts && heights.lowest <= stripOf(room))) continue
    if (mounts && options.length > 0) break
    const limits = { mounts, leastOf: () => least }
    for (const option of optionsWithin(limits, spans, photos, room, targetHeight))
      options.push({ ...option, demerits: option.demerits + dear })
  }
  return options
}

// Every picture fills its cell, and none is a stamp unless a page has no more room; mounts where there is no other way.
const tiers = [
  { mounts: false, least: 24, dear: 0 },
  { mounts: false, least: 14, dear: 2 },
  { mounts: false, least: 9, dear: 4 },
  { mounts: true, least: 0, dear: 0 },
]

/** The same on `spans` with pictures that keep within limits; `targetHeight` in mm. */
export function optionsWithin(
  limits: ColumnTreeLimits,
  spans: readonly Span[],
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
  grid = linesOf(room),
): GroupOption[] {
  invariant(grid, 'a group on columns has some')
  const { gap, inset = 0 } = room
  const page = room.maxRows * room.rowMm - inset
  const targetArea = (room.width * Math.min(page, targetHeight)) / photos.length
  const treesOn = columnTrees(photos, grid, targetArea, limits)
  const waysOn = (span: Span) => {
    const ends = endsOf(span, grid)
    return ends ? treesOn(...ends) : []
  }
  return spans.flatMap(span =>
    waysOn(span).flatMap((tree): GroupOption[] => {
      const { lowest, best, tallest } = tree
      if (lowest > page) return []
      const cells = cellsOf(tree, gap, best)
      const demerits =
        shapeDemerits(cells, photos) +
        rowDemerits(cells, room.mostBeside) +
        (room.fills ? contrastDemerits(cells, photos, room.fills) : 0) +
        sizeDemerits(cells, 1, photos) +
        cutDemerits(cells, photos) +
        narrowDemerits(span.w / room.width, photos.length)
      return [{ kind: 'columns', tree, span, heights: { lowest, uncut: best, tallest }, demerits }]
    }),
  )
}
