import type { Item } from '#domain/books/item'
import type { TypesetContext } from './context.ts'
import type { ItemDesign } from './item-design.ts'
import { inOtherHeights, isInColumn, magazinePicture } from './magazine-picture.ts'
import { magazinePlate } from './magazine-plate.ts'
import type { OpenerPicture } from './opener-picture.ts'
import { ownOpener } from './run-on.ts'

/** What opens a month: its picture, in other heights, too, and the items without it. */
export interface Opening {
  picture: OpenerPicture | undefined
  others: readonly OpenerPicture[]
  items: Item[]
}

/**
 * What may open a month of a5-2, the largest first: a picture alone over both columns of `columnWidth` mm, else several of an entry in a `wide` design,
 * else one in a column. One that is over them with fewer pixels than others have yields to these.
 */
export function openingsOf(
  items: Item[],
  context: TypesetContext,
  columnWidth: number,
  wide: ItemDesign,
): Opening[] {
  const usual = openingIn(items, context, columnWidth)
  if (context.sharesPages || ownOpener(items, context).length === 0) return [usual]
  const fine = openingIn(items, { ...context, openerPxPerMm: context.pxPerMm }, columnWidth)
  const isWide = ({ picture }: Opening) => picture && !isInColumn(picture, context)
  if (isWide(fine)) return [usual]
  const plate = magazinePlate(items, context, wide)
  return [...(isWide(usual) ? [usual] : []), ...(plate ? [plate] : []), fine]
}

function openingIn(items: Item[], context: TypesetContext, columnWidth: number): Opening {
  const { picture, items: entries } = magazinePicture(items, context, columnWidth)
  return { picture, others: inOtherHeights(picture, items, context, columnWidth), items: entries }
}
