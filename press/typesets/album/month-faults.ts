import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { crowdedEndOf, crowdedHeadOf, crowdedOf } from '../crowded-of.ts'
import { hasHole } from '../fullest-way.ts'
import { openerPicture } from '../opener-picture.ts'
import { partedOf } from '../parted-of.ts'
import { raggedOf, stampsOf } from '../photo-faults.ts'
import { stacksOf } from '../stacks-of.ts'
import { unevenFeetOf } from '../timeline/uneven-feet.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { albumFrames } from './album-opener.ts'
import { albumPage } from './album-page.ts'
import { noStamp } from './album-photos.ts'
import type { Way } from './month-ways.ts'

/** Demerits of a month of a4-1 set in a way, against pages that are empty; `usual` is how many pages its first way has. */
export function albumFaults(
  month: PagesOfMonth,
  way: Way | undefined,
  usual: number,
  items: Item[],
  context: TypesetContext,
): number {
  const pxPerMm = context.alonePxPerMm
  return (
    6 * crowdedOf(month, context) +
    // the picture of the next month may dominate the page beside
    6 * crowdedEndOf(month, context) +
    openingFault(items, month, context, way) +
    thirdsEmptyOf(month) +
    ofFifth * fifthsEmptyOf(month) +
    (endsEarly(month) ? 2 : 0) +
    partedOf(month, context) +
    stacksOf(month, columnOfStack) +
    6 *
      stampsOf(month, items, {
        least: noStamp - hair,
        alone: leastAlone,
        pxPerMm,
      }) +
    2 * stampsOf(month, items, { ...tiny, pxPerMm }) +
    5 * raggedOf(month, context.area.width) +
    unevenWeight * unevenFeetOf(month) +
    perPage * (month.pages.length - usual) +
    (way?.demerits ?? 0)
  )
}

/** A page more than the first way has, against a page that is empty. */
const perPage = 0.5
/** Shares of a page by which pages end apart, against such that are empty. */
const unevenWeight = 0.5

// A picture that opens a month dominates its page on purpose.
function openingFault(items: Item[], month: PagesOfMonth, context: TypesetContext, way?: Way): number {
  if (way?.bare) return crowdedHeadOf(month, context)
  const { picture } = openerPicture(items, context, albumFrames(albumPage(context), context))
  return picture ? 0 : crowdedHeadOf(month, context)
}

// Several pages that are a little short are better than one that is a third empty, on either side that the month may begin on; before the
// end of a month it looks like a fault.
const thirdsEmptyOf = ({ pages, fromLeft = pages }: PagesOfMonth): number =>
  Math.max(
    ...[pages, fromLeft].map(way => {
      const { length } = way.filter(({ empty = 0 }) => empty > third)
      const usual = hasHole({ pages: way }, third) ? 1.5 * length : length
      return hasHole({ pages: way }, mostHole) ? usual + ofHole : usual
    }),
  )

// On the side that has more of them.
const fifthsEmptyOf = ({ pages, fromLeft = pages }: PagesOfMonth): number =>
  Math.max(...[pages, fromLeft].map(way => way.slice(0, -1).filter(({ empty = 0 }) => empty > fifth).length))

// A few photos or lines at the head of a page look left over.
const endsEarly = ({ pages, fromLeft = pages }: PagesOfMonth): boolean =>
  [pages, fromLeft].some(way => (way.at(-1)?.empty ?? 0) > half)

/** Share of a page before the end of a month, and what one that is emptier costs. */
const fifth = 0.2
const ofFifth = 0.3
const half = 0.5

/** What no month of any kind may have, against all that its photos may want. */
const mostHole = 1 / 3
const ofHole = 10

/** mm: photos below each other that are as wide as their column leave no white beside them. */
const columnOfStack = 95

/** mm */
const hair = 0.5
/** mm: nobody would call that a photo of a large album. */
const tiny = { least: 23, alone: (borne: number) => Math.min(57, borne - 1) }
/** mm that a photo alone is wide at least, of those that its pixels allow: the column, but for a tall one, which would take a page there. */
const leastAlone = (borne: number, aspect: number) =>
  borne > columnAlone && aspect > tall ? columnAlone - 2 : Math.min(62, borne - 1)
const columnAlone = 100
/** Width over height. */
const tall = 0.65

/** Share of a page, as the audit counts it of what is filled down to its foot. */
const third = 0.28
