import type { Item } from '#domain/books/item'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { entryWithPages } from '../entry-with-pages.ts'
import { headWords } from '../item-head.ts'
import { besideCard } from './beside-card.ts'
import type { Card, CardPaper } from './card.ts'
import { linesOfPage, side } from './card-measures.ts'
import { cardOfItem, mostInGroup } from './card-of-item.ts'
import { cardDesign, cardHead, dayLine, mostLarge, paperOf, whereAndWho } from './card-parts.ts'
import { composeAcross } from './compose-across.ts'
import { composeUnsqueezed } from './compose-on-card.ts'
import { heldByCorners } from './photo-corners.ts'

/** A card over both columns: a great picture and its words, or words alone; what is cut out stays as small as it is. */
export function acrossCard(item: Item, context: TypesetContext): Card | undefined {
  const paper = paperOf(item)
  if (paper === 'slip') return cardOfItem(item, context, context.area.width, 'usual')
  const isLink = paper === 'clipping' && item.media.length === 0
  // an album has no great picture, and takes long to set
  if (isLink || item.media.length > mostInGroup) return undefined
  return besideCard(item, context) ?? bestCard(item, context, paper)
}

/** The best of a month as a card that has a page to itself: one great picture, its words below it, its other pictures. */
export function bestCard(item: Item, context: TypesetContext, paper: CardPaper = 'card'): Card {
  const { width } = context.area
  const at = { x: side, w: width - 2 * side }
  const head = headWords(item, context)
  const isShort = emWidth(item.text) <= mostLarge
  const compose = composeAcross(context)
  const look = {
    ...cardDesign(width, context),
    lines: linesOfPage(width),
    compose,
    composeLarge: compose,
    composeFilling: composeUnsqueezed,
    groupMost: 2,
    partGap: 1,
    photoTargetScale: 1.5,
  }
  const [first, ...others] = entryWithPages(item, context, { ...look, body: isShort ? 'remark' : 'body' })
  const day = { ...dayLine(item, head, context, at), keepNext: true }
  return {
    ...cardHead(item, head, context),
    paper,
    blocks: [
      day,
      ...(first ? [{ ...first, before: 0 }, ...others] : []).map(block =>
        paper === 'card' ? heldByCorners(block, context.month) : block,
      ),
      ...whereAndWho(item, head, context, at),
    ],
  }
}
