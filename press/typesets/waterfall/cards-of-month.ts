import type { Item } from '#domain/books/item'
import { atTheirDays, type PartAtItsDay } from '../../edit/at-their-days.ts'
import type { TypesetContext } from '../context.ts'
import { acrossCards, bestCard } from './across-card.ts'
import type { Card, CardForm } from './card.ts'
import { cardOfItem } from './card-of-item.ts'
import { paperOf } from './card-parts.ts'
import { formsOfCard, lowestForm } from './forms-of-card.ts'
import { gatheredSlip, inSlips } from './gathered-slips.ts'
import { type Sheet, sheetsOf, twoSheets, wholeOf } from './sheets.ts'

/** An item as a card, and the other ways to set it. */
export interface ItemCard {
  /** Its photos in groups that may be low: so it is torn where it must be. */
  usual: Card
  /** In other groups, where it is torn and leaves a hole as it usually is. */
  otherwise?: () => Card[]
  /** Ways to set it whole in a column. */
  forms?: () => CardForm[]
  /** As low as it can be, where none of these fits. */
  lowest?: () => CardForm
  /** Of the best of the month, as it is where it has a page to itself. */
  best?: Card
  /** Of an album, ways to have the same on two cards, one after the other. */
  sheets?: () => ItemCard[][]
  /** Ways to stand over both columns; none of what looks no better so. */
  across?: () => Card[]
}

/**
 * The items of a month, each on a card `w` mm wide, in order of time. What other typesets gather in runs stands at its day: a slip and a
 * clipping are told from a card by their paper. Slips that follow each other are one.
 */
export function cardsOfMonth(items: readonly Item[], context: TypesetContext, w: number): ItemCard[] {
  const parts = atTheirDays(items, context.edited)
  const runs = inSlips(parts, ({ kind, item }) => kind === 'entry' && paperOf(item) === 'slip')
  return runs.flatMap(run => {
    const slip =
      run.length > 1 &&
      gatheredSlip(
        run.map(({ item }) => item),
        context,
        w,
      )
    return slip ? [{ usual: slip, forms: () => [{ card: slip, cost: 0 }] }] : run.flatMap(onSheets)
  })

  function onSheets({ kind, item }: PartAtItsDay): ItemCard[] {
    const sheets = sheetsOf(wholeOf(item), mostOnPage)
    const isOne = sheets.length === 1
    return sheets.map(sheet => ({
      ...sheetCard(item, context, w, sheet),
      ...(kind === 'feature' && isOne && { best: bestCard(item, context) }),
    }))
  }
}

function sheetCard(item: Item, context: TypesetContext, w: number, sheet: Sheet): ItemCard {
  return {
    usual: cardOfItem(item, context, w, sheet.photos.size > 1 ? 'small' : 'usual', sheet),
    otherwise: () =>
      sheet.photos.size > 0 ? sizes.map(size => cardOfItem(item, context, w, size, sheet)) : [],
    forms: () => formsOfCard(item, context, w, sheet),
    ...(sheet.photos.size > 0 && { lowest: () => lowestForm(item, context, w, sheet) }),
    ...(context.edited && { across: () => acrossCards(item, context, sheet) }),
    ...(sheet.photos.size >= leastOnTwo && {
      sheets: () => twoSheets(sheet).map(parts => parts.map(part => sheetCard(item, context, w, part))),
    }),
  }
}

const sizes = ['narrow', 'pairs', 'few', 'usual'] as const

/** Photos that a page has room for, and those of an album that may stand on two cards. */
const mostOnPage = 12
const leastOnTwo = 5
