import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'
import { type Card, type CardLine, cardLines } from './card.ts'
import type { MeasuredCard } from './packing.ts'

/** A card whose lines are counted. */
export interface MeasuredLines extends MeasuredCard {
  card: Card
  lines: readonly CardLine[]
  /** As it is whole in a column, at each of the heights that it can have there. */
  forms?: ReadonlyMap<number, MeasuredLines>
  /** As it is over both columns at each of its sizes there, and on a page to itself. */
  acrossOf?: readonly MeasuredLines[]
  ownOf?: MeasuredLines
}

export function measureCards(cards: readonly Card[], context: TypesetContext) {
  measureBlocks(
    cards.flatMap(card => card.blocks),
    context,
  )
}

/** The lines of a card that was measured. */
export function linesOf(card: Card, { area }: TypesetContext): MeasuredLines {
  const lines = cardLines(card, area.rows)
  return {
    ...{ card, lines, pad: 0, boxes: lines },
    ...((card.hasMany || isLong(card, lines)) && { wantsBoth: true }),
  }
}

// A receipt of fourteen letters a line.
function isLong({ blocks }: Card, lines: readonly CardLine[]): boolean {
  if (blocks.some(({ kind }) => kind === 'photos')) return false
  return lines.filter(({ block }) => blocks[block]?.kind === 'text').length > mostInColumn
}

/** Lines. */
const mostInColumn = 12

/** Those of some that were not. */
export function measuredAll(cards: readonly Card[], context: TypesetContext): MeasuredLines[] {
  measureCards(cards, context)
  return cards.map(card => linesOf(card, context))
}

/** Those of one that was not. */
export function measuredLines(card: Card, context: TypesetContext): MeasuredLines {
  measureCards([card], context)
  return linesOf(card, context)
}
