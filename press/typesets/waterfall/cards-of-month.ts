import type { Item } from '#domain/books/item'
import { editMonth } from '../../edit/edit-month.ts'
import type { TypesetContext } from '../context.ts'
import type { Card } from './card.ts'
import { bestCard, type CardSize, cardOfItem } from './card-of-item.ts'
import { monthTint } from './month-tint.ts'

/** An item as a card, and as it is where its page has more room. */
export interface ItemCard {
  usual: Card
  larger(): Card
  /** With groups of photos as low as they can be. */
  squeezed(): Card
  /** Of the best of the month, as it is where it has a page to itself. */
  best?: Card
}

/** The items of a month as it is edited, each on a card `w` mm wide; what is said at its end under a line that says so. */
export function cardsOfMonth(items: readonly Item[], context: TypesetContext, w: number): ItemCard[] {
  const { words } = context
  const cardOf = (item: Item, over = (card: Card) => card): ItemCard => {
    const tell = (size: CardSize) => over(cardOfItem(item, context, w, size))
    return { usual: tell('usual'), larger: () => tell('large'), squeezed: () => tell('squeezed') }
  }
  return editMonth(items, context.edited).flatMap(part => {
    if ('item' in part) {
      const card = cardOf(part.item)
      return part.kind === 'feature' ? [{ ...card, best: bestCard(part.item, context) }] : [card]
    }
    const isAll = part.items.length === items.length
    const line = isAll ? words.smallTalkAlone : words.smallTalk
    return part.items.map((item, n) =>
      n === 0 && part.kind === 'smallTalk'
        ? cardOf(item, card => underLine(card, line, context))
        : cardOf(item),
    )
  })
}

function underLine(card: Card, words: string, context: TypesetContext): Card {
  const [top] = card.blocks
  const { x = 0, w = 0 } = top ?? {}
  const color = monthTint(context.month).deep
  const line: Card['blocks'][number] = {
    kind: 'drawn',
    item: card.item,
    before: 0,
    keepNext: true,
    rows: 1,
    x,
    w,
    draw: (left, y) => [{ kind: 'text', x: left, y, w, style: 'small', lines: 1, runs: [words], color }],
  }
  return { ...card, blocks: [line, ...card.blocks] }
}
