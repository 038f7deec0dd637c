import type { Item } from '#domain/books/item'
import { spanOf } from '../../page/columns.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign, PhotoPlace, PhotoShape } from '../item-design.ts'
import { onOwnPages } from '../on-own-pages.ts'
import { groupPlace } from './group-place.ts'
import { halfHigh } from './half-high.ts'
import type { JournalPage } from './journal-page.ts'

/**
 * A picture alone stands under the words, on three columns where four would be too many for it; wide ones go over the margin, too, and what is
 * wide and has the pixels for it runs off the page.
 */
export function placeOf(
  item: Item,
  group: readonly PhotoShape[],
  { columns }: JournalPage,
  context: TypesetContext,
): PhotoPlace {
  const [photo] = group
  const all = spanOf(columns, 0, 6)
  if (!photo || group.length > 1) return groupPlace(group, columns, context)
  const low = halfHigh(item, photo, columns, context)
  if (low) return low
  const { aspect, maxWidth, large, small } = photo
  const bleeds = aspect >= 1.3 && maxWidth >= context.area.page.width + 8 && !small && !large
  if (bleeds) return { ...all, bleeds }
  if (isWide(photo, all)) return all
  const four = spanOf(columns, 2, 4)
  return large || maxWidth >= four.w * 0.9 ? four : spanOf(columns, 2, 3)
}

/** With the words, as wide as they are; one alone as tall as the screen of a phone on three of their columns; what is to be large over the margin, too, where it is wide. */
export function quietPlaceOf(
  item: Item,
  group: readonly PhotoShape[],
  { columns }: JournalPage,
  context: TypesetContext,
): PhotoPlace {
  const [photo] = group
  if (!photo || group.length > 1) return groupPlace(group, columns, context)
  const all = spanOf(columns, 0, 6)
  const low = halfHigh(item, photo, columns, context)
  if (low) return low
  if (photo.large) return isWide(photo, all) ? all : spanOf(columns, 2, 4)
  return spanOf(columns, 2, photo.aspect < tallest ? 3 : 4)
}

/** Width over height: of the words, one that is taller would leave no room for any on its page. */
const tallest = 0.7

// A tall one as wide as the page would be as high as it, and is narrowed from the margin on.
const isWide = ({ aspect, maxWidth }: PhotoShape, { w }: PhotoPlace) => aspect >= 1.2 && maxWidth >= w

/** On pages of its own; a line of words stands above all of its photos, not between two blocks of them. */
export const ownLook = (
  { text }: Item,
  look: ItemDesign,
  { columns, words }: JournalPage,
): ItemDesign & { wordsFirst: boolean } => ({
  ...onOwnPages(look, words, spanOf(columns, 0, 6), group => group.length <= 2 && !isWidePair(group)),
  wordsFirst: text.length <= oneLine,
  belowLast,
})

/** mm: words below a picture stand farther off it than those above one do. */
const belowLast = 2
/** Characters. */
const oneLine = 22

// Two that would be stamps beside each other on the columns of the words.
const isWidePair = (group: readonly PhotoShape[]) =>
  group.length === 2 && group.reduce((sum, { aspect }) => sum + aspect, 0) > 1.8
