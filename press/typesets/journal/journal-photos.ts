import { spanOf } from '../../page/columns.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign, PhotoPlace, PhotoShape } from '../item-design.ts'
import { onOwnPages } from '../on-own-pages.ts'
import type { JournalPage } from './journal-page.ts'

/**
 * A picture alone stands under the words, on three columns where four would be too many for it; wide ones and groups go over the margin, too,
 * and what is wide and has the pixels for it runs off the page.
 */
export function placeOf(
  group: readonly PhotoShape[],
  { columns }: JournalPage,
  context: TypesetContext,
): PhotoPlace {
  const all = spanOf(columns, 0, 6)
  const [photo] = group
  if (!photo || group.length > 1) return all
  const { aspect, maxWidth, large, small } = photo
  if (large) return all
  if (aspect >= 1.3 && maxWidth >= context.area.page.width + 8 && !small) return { ...all, bleeds: true }
  if (aspect >= 1.2 && maxWidth >= all.w) return all
  const four = spanOf(columns, 2, 4)
  return maxWidth >= four.w * 0.9 ? four : spanOf(columns, 2, 3)
}

/** With the words, a tall one alone on three of their columns; a wide pair, and three and more, in low rows over the margin, too. */
export function quietPlaceOf(group: readonly PhotoShape[], { columns }: JournalPage): PhotoPlace {
  const [photo] = group
  if (!photo || photo.large || group.length > 2 || isWidePair(group)) return spanOf(columns, 0, 6)
  const isTall = group.length === 1 && photo.aspect < 1
  return spanOf(columns, 2, isTall ? 3 : 4)
}

/** On pages of its own. */
export const ownLook = (look: ItemDesign, { columns, words }: JournalPage): ItemDesign =>
  onOwnPages(look, words, spanOf(columns, 0, 6), group => group.length <= 2 && !isWidePair(group))

// Two that would be stamps beside each other on the columns of the words.
const isWidePair = (group: readonly PhotoShape[]) =>
  group.length === 2 && group.reduce((sum, { aspect }) => sum + aspect, 0) > 1.8
