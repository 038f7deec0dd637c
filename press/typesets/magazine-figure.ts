import type { Item } from '#domain/books/item'
import type { PhotosBlock } from '../paginate/block.ts'
import { composeFigure } from '../photos/compose-figure.ts'
import type { Slot } from '../photos/photo-group.ts'
import { composeAlone } from './alone-in-column.ts'
import type { TypesetContext } from './context.ts'
import { drawPhotos } from './draw-photos.ts'
import type { ItemDesign } from './item-design.ts'
import type { ShownPhoto } from './shown-photos.ts'

/** Photos of an entry as one block, as wide as the place of the `design`; undefined where their shapes or pixels do not allow that. */
export function magazineFigure(
  item: Item,
  photos: readonly ShownPhoto[],
  { area, offLines = false }: TypesetContext,
  design: ItemDesign,
  place: keyof typeof tastes,
): PhotosBlock | undefined {
  const { x, w, photoGap: gap, lines } = design
  const { rowMm } = area
  const rows = place === 'column' ? Math.floor(area.rows * highest) : area.rows
  const figure = composeFigure(photos, {
    width: w,
    gap,
    rowMm,
    rows,
    ...tastes[place],
    ...(lines && !offLines && { lines }),
  })
  return figure && blockOf(item, photos, figure, { x, w, gap }, design)
}

/** Whether photos may be cut, and as large as suits their neighbours: no captions, no words in them, no size that their owner chose. */
export const isPlain = (photos: readonly ShownPhoto[]): boolean =>
  photos.every(({ media, whole }) => !whole && !media.size && !media.caption)

/** Of the rows of a page, in a column: the words that stay with it have room above it. */
const highest = 0.8

/** Lengths in mm, decision 0194. */
const tastes = {
  wide: { leastSide: 22, fairArea: 1300, isLed: true, tallest: 0.8 },
  column: { leastSide: 22, fairArea: 1300, isLed: false, tallest: 1.2 },
}

/** The only photo of a place in a column: as wide as that, or two thirds of it where it is tall. `said`: characters above it. */
export function magazinePhoto(
  item: Item,
  photo: ShownPhoto,
  said: number,
  { area }: TypesetContext,
  design: ItemDesign,
  mayBeNarrow = true,
): PhotosBlock {
  const { x, w, photoGap: gap } = design
  const { rowMm, rows } = area
  const figure = composeAlone(photo, said, mayBeNarrow, { width: w, gap, rowMm, rows })
  return blockOf(item, [photo], figure, { x, w, gap }, design)
}

function blockOf(
  item: Item,
  photos: readonly ShownPhoto[],
  { demerits, compose }: { demerits: Float64Array; compose(rows: number): Slot[] },
  { x, w, gap }: { x: number; w: number; gap: number },
  design: ItemDesign,
): PhotosBlock {
  const heights = Array.from(demerits.keys()).filter(rows => Number.isFinite(demerits[rows]))
  const costOf = (rows: number) => demerits[rows] ?? Number.POSITIVE_INFINITY
  const natural = heights.reduce((best, rows) => (costOf(rows) < costOf(best) ? rows : best), heights[0] ?? 0)
  const [min = 0] = heights
  return {
    kind: 'photos',
    item: item.id,
    before: 0,
    x,
    w,
    photoGap: gap,
    offer: {
      min,
      natural,
      max: heights.at(-1) ?? natural,
      heights,
      compose: rows => compose(Math.round(rows)),
    },
    demeritsAt: costOf,
    draw: (rows, left, top) =>
      drawPhotos(item, [...photos], compose(Math.floor(rows + 0.01)), left, top + gap, false, design),
  }
}
