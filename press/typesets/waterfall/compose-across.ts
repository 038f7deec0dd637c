import { columnsOf, spanOf } from '../../page/columns.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'
import type { TypesetContext } from '../context.ts'
import { type PrintGrid, rowsOfPrints } from '../rows-of-prints.ts'
import { cardGap, mat } from './card-measures.ts'
import { photoColumns } from './compose-on-card.ts'

/** Across both columns of cards, on theirs: one in the middle, two beside each other. */
export const composeAcross = (context: TypesetContext): typeof composeGroup => {
  const half = (context.area.width - cardGap) / 2 - 2 * mat
  return (photos, room) => {
    const { x: step } = spanOf(columnsOf(half, photoColumns, room.gap), 1, 1)
    const spans = [0, 1, 2, 3].map(count => ({ x: count * step, w: room.width - 2 * count * step }))
    const isPair = photos.length > 1
    const offer = isPair
      ? rowsOfPrints(photos, { ...room, gap: cardGap + 2 * mat }, pair)
      : composeGroup(photos, { ...room, spans })
    // of too few pixels, or squeezed, they would be stamps on a page of their own
    const least = isPair ? half : room.width - 6 * step
    const isPoor = photos.some(photo => photo.maxWidth < least)
    return { ...offer, min: isPoor ? context.area.rows + 1 : leastRows(offer, photos, least, room) }
  }
}

// So high that each is as wide as that.
function leastRows(
  { min, natural }: GroupOffer,
  photos: readonly GroupPhoto[],
  least: number,
  { rowMm, inset = 0 }: GroupRoom,
): number {
  const height = Math.max(...photos.map(({ aspect }) => least / aspect))
  return Math.max(min, Math.min(natural, Math.floor((height * fairShare + inset) / rowMm)))
}

const fairShare = 0.9

const pair: PrintGrid = { columns: 2, least: 1, mostInRow: 2, align: 'left' }
