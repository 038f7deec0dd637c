import { columnsOf } from '#press/page/columns'
import type { ItemDesign } from '#press/typesets/item-design'

/** A column of a5-2 as a place for pictures: 54 mm, of six columns. */
export const columnDesign: ItemDesign = {
  x: 0,
  w: 54,
  columns: columnsOf(54, 6, 1.9),
  paragraphGap: 0,
  partGap: 1,
  photoGap: 1.9,
  photoInset: 1.9,
  photoRows: 34,
  accent: '#000000',
  hairline: '#000000',
}
