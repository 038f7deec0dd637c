import { invariant } from '#domain/invariant'
import { type ColumnTree, cellsOf } from './column-tree.ts'
import { fillCell } from './fill-cell.ts'
import type { GroupOption } from './group-option.ts'
import { mountIfFew } from './mount.ts'
import type { GroupPhoto, GroupRoom, Slot } from './photo-group.ts'
import { keepSmall } from './small-photos.ts'
import { layTree } from './tree-layout.ts'

/** The best way to set a group at each height, in rows, ascending. */
export type OptionsByRows = readonly [rows: number, GroupOption][]

/** Slots in mm of a group that is set at `rows` rows. */
export function placeSlots(
  byRows: OptionsByRows,
  rows: number,
  photos: readonly GroupPhoto[],
  room: GroupRoom,
): Slot[] {
  const { rowMm, inset = 0 } = room
  const [shape, option] = optionAt(byRows, rows + inset / rowMm, photos.length > 1, room)
  const { span } = option
  const wanted = Math.min(rows, shape - inset / rowMm) * rowMm
  // sides that are cut for height have fewer pixels
  const height = room.fills ? Math.min(wanted, option.heights.tallest) : wanted
  const cells =
    option.kind === 'columns'
      ? slotsOnColumns(option.tree, room.gap, height, photos)
      : keepSmall(layTree(option.tree, photos, room.gap, span.w, height), photos)
  const foot = Math.max(...cells.map(slot => slot.y + slot.h))
  // rows are rounded: for less than a hair it does not leave its lines
  const scale = room.lines && foot - height < hair ? 1 : Math.min(1, height / foot)
  const left = room.spans && room.fills !== 'album' ? span.x : span.x + (span.w * (1 - scale)) / 2
  const scaled = ({ x, y, w, h }: Box): Box => ({
    x: left + x * scale,
    y: y * scale,
    w: w * scale,
    h: h * scale,
  })
  return cells.map(({ mount, ...slot }: Slot) =>
    mountIfFew(
      { ...slot, ...scaled(slot), ...(mount && { mount: scaled(mount) }) },
      photos[slot.photo],
      photos.length === 1,
    ),
  )
}

/** mm */
const hair = 0.1

type Box = NonNullable<Slot['mount']>

function optionAt(
  byRows: OptionsByRows,
  rows: number,
  isGroup: boolean,
  { fills }: GroupRoom,
): OptionsByRows[number] {
  const [first] = byRows
  invariant(first, 'a group can be set at some height')
  if (fills || (first[1].kind === 'columns' && isGroup))
    return byRows.findLast(([height]) => height <= rows + 0.01) ?? first
  // what no column suits, and a single one between two heights, is made smaller from the next larger one
  return byRows.find(([height]) => height >= rows - 0.01) ?? byRows.at(-1) ?? first
}

function slotsOnColumns(
  tree: ColumnTree,
  gap: number,
  height: number,
  photos: readonly GroupPhoto[],
): Slot[] {
  const h = Math.min(tree.tallest, Math.max(tree.lowest, height))
  return cellsOf(tree, gap, h).map(cell => {
    const photo = photos[cell.photo]
    invariant(photo, 'each cell is of a photo of the group')
    return fillCell(cell, photo)
  })
}
