import type { Item } from '#domain/books/item'
import { atTheirDays } from '../../edit/at-their-days.ts'
import type { TypesetContext } from '../context.ts'
import { acrossCards, bestCard } from './across-card.ts'
import type { Card } from './card.ts'
import { type CardSize, cardOfItem } from './card-of-item.ts'
import { type Sheet, sheetsOf, wholeOf } from './sheets.ts'

/** An item as a card, and as it is where its page has more room, or less. */
export interface ItemCard {
  usual: Card
  /** With larger photos, where it has photos. */
  larger?: () => Card
  /** With groups of photos as low as they can be, where it has photos. */
  squeezed?: () => Card
  /** Of the best of the month, as it is where it has a page to itself. */
  best?: Card
  /** Of an album, the same on two cards, one after the other. */
  sheets?: () => ItemCard[]
  /** Ways to stand over both columns; none of what looks no better so. */
  across?: () => Card[]
}

/**
 * The items of a month, each on a card `w` mm wide, in order of time. What other typesets gather in runs stands at its day: a slip and a
 * clipping are told from a card by their paper, and slips below each other would be a column of nothing else.
 */
export function cardsOfMonth(items: readonly Item[], context: TypesetContext, w: number): ItemCard[] {
  return atTheirDays(items, context.edited).flatMap(({ kind, item }) => {
    const sheets = sheetsOf(wholeOf(item), mostOnPage)
    const isOne = sheets.length === 1
    return sheets.map(sheet => ({
      ...sheetCard(item, context, w, sheet),
      ...(kind === 'feature' && isOne && { best: bestCard(item, context) }),
    }))
  })
}

function sheetCard(item: Item, context: TypesetContext, w: number, sheet: Sheet): ItemCard {
  const tell = (size: CardSize) => cardOfItem(item, context, w, size, sheet)
  const halves = () => sheetsOf(sheet, Math.ceil(sheet.photos.size / 2))
  return {
    usual: tell('usual'),
    ...(item.media.length > 0 && { larger: () => tell('large'), squeezed: () => tell('squeezed') }),
    ...(context.edited && { across: () => acrossCards(item, context, sheet) }),
    ...(sheet.photos.size >= leastInHalves && {
      sheets: () => halves().map(half => sheetCard(item, context, w, half)),
    }),
  }
}

/** Photos that a page has room for, and those of an album that may stand on two cards rather than be torn. */
const mostOnPage = 12
const leastInHalves = 6
