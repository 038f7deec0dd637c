import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { emWidth } from '../../text/em-width.ts'
import { keepLastLetters } from '../../text/keep-last-letters.ts'
import type { TypesetContext } from '../context.ts'
import { isAlbum } from '../is-album.ts'
import type { CardForm } from './card.ts'
import { printWidth } from './card-measures.ts'
import { type CardSize, cardOfItem } from './card-of-item.ts'
import { paperOf } from './card-parts.ts'
import type { Sheet } from './sheets.ts'

/** Ways to set an item whole on a card in a column `w` mm wide: with its photos in groups of many or few, one alone as a small print, too. */
export function formsOfCard(item: Item, context: TypesetContext, w: number, sheet: Sheet): CardForm[] {
  const { size: length } = sheet.photos
  const tell = (size: CardSize, cost: number): CardForm => ({
    card: cardOfItem(item, context, w, size, sheet),
    cost,
  })
  const usual = tell('usual', 0)
  if (length === 0) return [usual]
  if (length > 1)
    return [
      usual,
      tell('low', lower),
      ...(length > 2 ? [tell('pairs', another)] : []),
      ...(length > 3 ? [tell('few', another), tell('small', lower)] : []),
    ]
  return [usual, ...smallPrint(item, context, w, sheet)]
}

/** As low as it can be, each photo below the other, for a card that is taller in all of its forms than what an opener leaves of its page. */
export const lowestForm = (item: Item, context: TypesetContext, w: number, sheet: Sheet): CardForm => ({
  card: cardOfItem(item, context, w, 'single', sheet),
  cost: lastResort,
})

// As wide as its picture, under a few short lines.
function smallPrint(item: Item, context: TypesetContext, w: number, sheet: Sheet): CardForm[] {
  const [photo] = [...sheet.photos].flatMap(index => item.media[index] ?? [])
  const picture = photo?.picture
  const isPlain = !item.title && !item.quote && !item.poll && item.links.length === 0 && !photo?.caption
  if (!picture || !isPlain || paperOf(item) !== 'card' || isAlbum(item)) return []
  if (picture.width / picture.height > mostAspect || emWidth(item.text) > mostWords) return []
  const width = printWidth(w)
  const card = cardOfItem(item, context, width, 'usual', sheet)
  return [{ card: { ...card, w: width, blocks: card.blocks.map(narrow) }, cost: smaller }]
}

// Its lines are shorter than those of any other place: a paragraph of a line and a letter is kept from ending with that.
function narrow(block: Block): Block {
  if (block.kind !== 'text') return block
  const { paragraph } = block
  return { ...block, paragraph: { ...paragraph, runs: keepLastLetters(paragraph.runs, leastLine) } }
}

/** What other groups cost, and those that may be low. */
const another = 0.05
const lower = 1.2
/** Less than that a card is torn. */
const lastResort = 3
/** Width over height: of a wider one little would be seen. */
const mostAspect = 1.4
/** Characters of a line on the smallest paper. */
const leastLine = 8
/** em: six lines below each other. */
const mostWords = 56
/** What it costs that a picture has two thirds of its column. */
const smaller = 2.6
