import type { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'
import type { TypesetContext } from '../context.ts'
import type { PrintGrid } from '../print-rows.ts'
import { rowsOfPrints } from '../rows-of-prints.ts'
import { cardGap, cardWidth, mat } from './card-measures.ts'
import { composeOnLines } from './compose-on-card.ts'

/** Across both columns of cards, on their lines: one in the middle, two beside each other. */
export const composeAcross = (context: TypesetContext): typeof composeGroup => {
  const half = cardWidth(context.area.width) - 2 * mat
  return (photos, room) => {
    const isPair = photos.length > 1
    const offer = isPair
      ? rowsOfPrints(photos, { ...room, gap: cardGap + 2 * mat }, pair)
      : composeOnLines(photos, room)
    // of too few pixels, or squeezed, they would be stamps on a page of their own
    const least = isPair ? half : room.width / 2
    const isPoor = photos.some(photo => photo.maxWidth < least)
    return { ...offer, min: isPoor ? context.area.rows + 1 : leastRows(offer, photos, least, room) }
  }
}

// So high that each is as wide as that.
function leastRows(
  { min }: GroupOffer,
  photos: readonly GroupPhoto[],
  least: number,
  room: GroupRoom,
): number {
  const { rowMm, inset = 0 } = room
  const height = Math.max(...photos.map(({ aspect }) => least / aspect))
  return Math.max(min, Math.floor((height * fairShare + inset) / rowMm))
}

const fairShare = 0.9

const pair: PrintGrid = { columns: 2, least: 1, mostInRow: 2, align: 'left' }
