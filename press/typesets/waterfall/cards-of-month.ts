import type { Item } from '#domain/books/item'
import { atTheirDays } from '../../edit/at-their-days.ts'
import type { TypesetContext } from '../context.ts'
import { acrossCard, bestCard } from './across-card.ts'
import type { Card } from './card.ts'
import { type CardSize, cardOfItem } from './card-of-item.ts'

/** An item as a card, and as it is where its page has more room, or less. */
export interface ItemCard {
  usual: Card
  /** With larger photos, where it has photos. */
  larger?: () => Card
  /** With groups of photos as low as they can be, where it has photos. */
  squeezed?: () => Card
  /** Of the best of the month, as it is where it has a page to itself. */
  best?: Card
  /** Over both columns; none of what looks no better so. */
  across?: () => Card | undefined
}

/**
 * The items of a month, each on a card `w` mm wide, in order of time. What other typesets gather in runs stands at its day: a slip and a
 * clipping are told from a card by their paper, and slips below each other would be a column of nothing else.
 */
export function cardsOfMonth(items: readonly Item[], context: TypesetContext, w: number): ItemCard[] {
  return atTheirDays(items, context.edited).map(({ kind, item }) => {
    const tell = (size: CardSize) => cardOfItem(item, context, w, size)
    return {
      usual: tell('usual'),
      ...(item.media.length > 0 && { larger: () => tell('large'), squeezed: () => tell('squeezed') }),
      ...(context.edited && { across: () => acrossCard(item, context) }),
      ...(kind === 'feature' && { best: bestCard(item, context) }),
    }
  })
}
