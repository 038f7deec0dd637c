import type { Item } from '#domain/books/item'
import { isClipping } from '../../edit/is-clipping.ts'
import type { Element } from '../../page/display-list.ts'
import type { Block } from '../../paginate/block.ts'
import { phrase } from '../../text/book-words.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign } from '../item-design.ts'
import type { HeadWords } from '../item-head.ts'
import { faint, grey, hairline, seal } from '../palette.ts'
import { lineBlocks } from '../text-block.ts'
import type { Card, CardPaper } from './card.ts'
import { cardWidth, linesOfCard, mat, photoGap, photoInset, photosLower, side } from './card-measures.ts'
import { composeLargeOnCard, composeOnCard } from './compose-on-card.ts'
import { icon } from './icons.ts'
import { isCheckIn } from './is-check-in.ts'
import { isRemark } from './is-remark.ts'
import { monthTint } from './month-tint.ts'

/** How the parts of a card `w` mm wide are set. */
export const cardDesign = (w: number, context: TypesetContext): ItemDesign => ({
  x: side,
  w: w - 2 * side,
  paragraphGap: 0,
  partGap: 0,
  photos: () => ({ x: mat, w: w - 2 * mat }),
  photosLower,
  photoGap,
  photoRows: Math.floor(context.area.rows * 0.8),
  groupMost: 6,
  besideColumn: true,
  mostBeside: 2,
  leastSide: leastSide.wide,
  leastTall: leastSide.tall,
  lines: linesOfCard(w),
  photoInset,
  compose: composeOnCard,
  composeLarge: composeLargeOnCard,
  accent: seal,
  hairline,
})

/** mm that a photo is high, and a tall one wide, among several. */
const leastSide = { wide: 14, tall: 24 }

/** The day, and the hour, of an entry; of a sheet but its first that it goes on, which a page says once (`isAgain`). */
export function dayLine(
  item: Item,
  head: HeadWords,
  context: TypesetContext,
  at: { x: number; w: number },
  isFirst = true,
  isAgain = false,
): Block {
  return {
    kind: 'drawn',
    item: item.id,
    before: 0,
    rows: 1,
    keepNext: true,
    ...at,
    draw: (x, y) =>
      isAgain
        ? dayWords(head, head.weekday, context, { x, y, w: at.w })
        : isFirst
          ? dayWords(head, `${head.weekday}　${head.clock}`, context, { x, y, w: at.w })
          : goesOnWords(head, context, { x, y, w: at.w }),
  }
}

/** The day of an entry that goes on. */
const goesOnWords = (head: HeadWords, context: TypesetContext, at: { x: number; y: number; w: number }) =>
  dayWords(head, phrase(context.words.goesOn, { entry: head.weekday }), context, at)

function dayWords(
  { day }: HeadWords,
  words: string,
  { month }: TypesetContext,
  { x, y, w }: { x: number; y: number; w: number },
): Element[] {
  const { deep } = monthTint(month)
  return [
    { kind: 'text', x, y: y - 0.2, w: 9, style: 'day', lines: 1, runs: [day], color: deep },
    {
      ...{ kind: 'text', style: 'meta', lines: 1, runs: [words] },
      ...{ x: x + (day.length > 1 ? 5.6 : 3.6), y: y + 0.15, w: w - 6 },
    },
  ]
}

export function whereAndWho(
  item: Item,
  head: HeadWords,
  context: TypesetContext,
  at: { x: number; w: number },
): Block[] {
  const lines: ['pin' | 'people', string][] = []
  if (head.place) lines.push(['pin', head.place])
  if (head.people) lines.push(['people', head.people])
  return lines.flatMap(([sign, words]) =>
    lineBlocks(item.id, words, 'small', context, {
      x: at.x + 3.2,
      w: at.w - 3.2,
      before: 0,
      color: grey,
      backdrop: box => [icon(sign, faint, { x: box.x - 3.2, y: box.y + 1.3, size: 2.4 })],
    }),
  )
}

/** What a card says of its entry beside its blocks. */
export const cardHead = (
  { id }: Item,
  head: HeadWords,
  context: TypesetContext,
): Pick<Card, 'item' | 'goesOn'> => ({
  item: id,
  goesOn: (x, y) => goesOnWords(head, context, { x, y, w: cardWidth(context.area.width) - 2 * side }),
})

// Links and screens are cut out of something; one short paragraph is a slip, and so is a place where somebody was. What its maker wants as an entry of
// its own, or featured, is a card whatever it says.
export function paperOf(item: Item): CardPaper {
  if (item.treatment === 'own' || item.treatment === 'featured') return 'card'
  if (isRemark(item) || isCheckIn(item)) return 'slip'
  return isClipping(item) || (item.media.length === 0 && item.quote) ? 'clipping' : 'card'
}

/** em of words that are set large. */
export const mostLarge = 120
