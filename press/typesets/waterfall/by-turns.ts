import type { MeasuredLines } from './measured-lines.ts'
import type { CardPart } from './packing.ts'

/** A card, or a part of one, in its place. */
export interface PartOfCard {
  part: CardPart
  source: MeasuredLines
  /** mm of its place. */
  w: number
}

/** The same in order: prints with their words on the page beside them stand at the left of these and at their right by turns. */
export function byTurns(parts: readonly PartOfCard[]): PartOfCard[] {
  let prints = 0
  return parts.map(each => {
    const { mirrored } = each.source.card
    if (!mirrored) return each
    prints += 1
    return prints % 2 === 0 ? { ...each, source: { ...each.source, card: mirrored } } : each
  })
}
