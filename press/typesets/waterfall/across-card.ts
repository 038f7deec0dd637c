import type { Item } from '#domain/books/item'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { entryWithPages } from '../entry-with-pages.ts'
import { itemBlocks } from '../item-blocks.ts'
import { headWords } from '../item-head.ts'
import { besideCards } from './beside-card.ts'
import type { Card, CardPaper } from './card.ts'
import { linesOfPage, side } from './card-measures.ts'
import { cardOfItem } from './card-of-item.ts'
import { cardDesign, cardHead, dayLine, mostLarge, paperOf, whereAndWho } from './card-parts.ts'
import { composeAcross } from './compose-across.ts'
import { composeUnsqueezed } from './compose-on-card.ts'
import { heldByCorners } from './photo-corners.ts'
import { rowsCard } from './rows-card.ts'
import { saidWidth } from './said-width.ts'
import type { Sheet } from './sheets.ts'
import { wordsCard } from './words-card.ts'

/**
 * Ways to set a card over both columns: a great picture and its words, several in rows, or words alone; what is cut out stays as small as it is.
 */
export function acrossCards(item: Item, context: TypesetContext, sheet: Sheet): Card[] {
  const paper = paperOf(item)
  const { size: length } = sheet.photos
  if (paper === 'slip') return [cardOfItem(item, context, context.area.width, 'usual')]
  if (paper === 'clipping' && length === 0) return []
  if (length === 0) return [wordsCard(item, context) ?? bestCard(item, context, paper)]
  if (length < 2) {
    const best = bestCard(item, context, paper)
    const beside = besideCards(item, context)
    const [{ picture } = {}] = item.media
    // the first of them is how it stands alone in its month
    return picture && picture.width > picture.height * 1.05 ? [best, ...beside] : [...beside, best]
  }
  const { few, some, many } = inRows
  const groups = length > 8 ? many : length > 5 ? some : few
  return groups.map(most => rowsCard(item, context, sheet, most))
}

/** Photos of a group; of fewer they are larger, or stand lower. */
const inRows = { few: [5], some: [5, 3], many: [5, 4] }

/** The best of a month as a card that has a page to itself: its words, below them one great picture and its others. */
export function bestCard(item: Item, context: TypesetContext, paper: CardPaper = 'card'): Card {
  const { width } = context.area
  const at = { x: side, w: width - 2 * side }
  const head = headWords(item, context)
  // words alone are of the size that they have in a column
  const isShort = item.media.length > 0 && emWidth(item.text) <= mostLarge
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
  const body = isShort ? 'remark' : 'body'
  const [firstWords, ...words] = itemBlocks({ ...item, media: [] }, context, { ...look, ...at, body })
  const [firstPhotos, ...photos] = entryWithPages(withoutWords(item), context, look)
  const said = [
    { ...dayLine(item, head, context, at), keepNext: true },
    ...(firstWords ? [{ ...firstWords, before: 0 }, ...words] : []),
    ...whereAndWho(item, head, context, at),
  ]
  const shown = firstPhotos ? [{ ...firstPhotos, before: 0 }, ...photos] : []
  const last = said.at(-1)
  if (last && firstPhotos) last.keepNext = true
  return {
    ...cardHead(item, head, context),
    paper,
    ...(paper !== 'slip' && { saidWidth: saidWidth(item, head, body, context) }),
    blocks: [
      ...said,
      ...shown.map(block => (paper === 'card' ? heldByCorners(block, context.month) : block)),
    ],
  }
}

function withoutWords({ title: _, album: _a, quote: _q, poll: _p, ...item }: Item): Item {
  return { ...item, text: '', links: [] }
}
