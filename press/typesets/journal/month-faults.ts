import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { crowdedEndOf, crowdedOf } from '../crowded-of.ts'
import { hasHole } from '../fullest-way.ts'
import { partedOf } from '../parted-of.ts'
import { stampsOf } from '../photo-faults.ts'
import type { PagesOfMonth } from '../typeset.ts'
import type { Way } from './month-ways.ts'

/** Demerits of a month set in a way, against shares of pages that are empty. */
export const faultOf = (
  month: PagesOfMonth,
  way: Way | undefined,
  items: readonly Item[],
  context: TypesetContext,
): number =>
  (way?.small ? ofSmall : 0) +
  (way?.squeezes ? ofSqueezed : 0) +
  (way?.white || way?.air ? ofWhite : 0) +
  (hasHole(month, mostHole) ? ofHole : 0) +
  2 * crowdedOf(month, context) +
  crowdedEndOf(month, context) +
  ofParted * partedOf(month, context) +
  perShortEnd * shortEndsOf(month) +
  ofStamps * stampsOf(month, items, { least: noStamp, alone: () => 0, pxPerMm: context.pxPerMm })

/** Photos alone narrower than in other months. */
const ofSmall = 0.3
/** Photos of any width. */
const ofSqueezed = 2.2
/** Entries farther apart than in other months. */
const ofWhite = 0.2
/** Words that end a page before their photos. */
const ofParted = 2
/** Photos of groups that are stamps. */
const ofStamps = 0.5
/** mm of the shorter side of a photo of a group that is no stamp. */
const noStamp = 24
/** A page with more of a hole looks like a mistake. */
const mostHole = 0.3
const ofHole = 8

/** Words that face their photos are not worth it; half of a page counts twice. */
const perShortEnd = 1
/** Share of a last page that is empty. */
const shortEnd = 0.31
const shortEndsOf = ({ pages, fromLeft = pages }: PagesOfMonth): number => {
  const ends = [pages, fromLeft].map(pages => pages.at(-1)?.empty ?? 0)
  return [shortEnd, 1 / 2].reduce((sum, most) => sum + ends.filter(empty => empty > most).length / 2, 0)
}
