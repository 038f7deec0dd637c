import type { Item } from '#domain/books/item'
import type { Page } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { giftEntry } from './gift-entry.ts'
import { type GiftLook, plainGift } from './gift-look.ts'

/**
 * The pages of a month of a gift book, in which each entry begins on a left page and has both of its spread, or several (decision 0221):
 * an even number of them, the first of which is a left one.
 */
export function giftMonth(
  items: readonly Item[],
  context: TypesetContext,
  look: GiftLook = plainGift,
): PagesOfMonth {
  return {
    pages: items.flatMap((item, n): Page[] => giftEntry(item, n === 0, context, look)),
  }
}
