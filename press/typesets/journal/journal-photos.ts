import { type Columns, spanOf } from '../../page/columns.ts'
import type { TypesetContext } from '../context.ts'
import type { PhotoPlace, PhotoShape } from '../item-design.ts'
import type { JournalPage } from './journal-page.ts'

/**
 * A picture alone stands below its words, as wide as they are, or on three of their columns where it would be too high so or has not the pixels; wide
 * ones go over the margin, too, as groups do, and what is wide and has the pixels for it runs off the page.
 */
export function placeOf(
  group: readonly PhotoShape[],
  { columns }: JournalPage,
  { area }: TypesetContext,
): PhotoPlace {
  const [photo] = group
  const all = spanOf(columns, 0, 6)
  if (!photo || group.length > 1) return all
  const { aspect, maxWidth, large, small } = photo
  const bleeds = aspect >= 1.3 && maxWidth >= area.page.width + 8 && !small && !large
  if (bleeds) return { ...all, bleeds }
  return isWide(photo, all) ? all : aloneIn(columns, photo)
}

/** Below its words, on four columns or three; what is to be large over the margin, too, where it is wide. */
export function quietPlaceOf(group: readonly PhotoShape[], { columns }: JournalPage): PhotoPlace {
  const [photo] = group
  const all = spanOf(columns, 0, 6)
  if (!photo || group.length > 1) return all
  return photo.large && isWide(photo, all) ? all : aloneIn(columns, photo)
}

function aloneIn(columns: Columns, { aspect, maxWidth, large }: PhotoShape): PhotoPlace {
  const four = spanOf(columns, 2, 4)
  const suits = large || (aspect >= tall && maxWidth >= four.w * nearly)
  return suits ? four : spanOf(columns, 2, 3)
}

/** Of its place. */
const nearly = 0.9
/** Width over height: as wide as the words, one that is taller would leave no room for any on its page. */
const tall = 0.9

// A tall one as wide as the page would be as high as it, and is narrowed from the margin on.
const isWide = ({ aspect, maxWidth }: PhotoShape, { w }: PhotoPlace) => aspect >= 1.2 && maxWidth >= w
