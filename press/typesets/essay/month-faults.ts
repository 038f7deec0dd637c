import type { TypesetContext } from '../context.ts'
import { crowdedEndOf, crowdedOf } from '../crowded-of.ts'
import { partedOf } from '../parted-of.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { whiteBesideOf } from '../white-beside-of.ts'
import { leftOverOf } from './left-over-of.ts'
import { mirrored } from './mirrored.ts'
import type { Way } from './plates.ts'
import { stampsOf } from './stamps-of.ts'
import { voidsOf } from './voids-of.ts'

/** Demerits of a month of the essay book set in a way, against shares of pages that are empty; it has `fewest` pages at least. */
export const faultOfMonth = (
  month: PagesOfMonth,
  way: Way,
  fewest: number,
  context: TypesetContext,
): number =>
  5 * crowdedOf(month, context) +
  // the plates of most openers dominate their pages
  5 * crowdedEndOf(month, context) +
  stampsOf(month) +
  voidsOf(month, context) +
  whiteWeight * (whiteBesideOf(month, context) + whiteBesideOf(mirrored(month, context), context)) +
  perParted * partedOf(month, context) +
  leftOverOf(month) +
  feetOf(month) +
  perHole * holesOf(month) +
  perBare * holesOf(month, third) +
  ofEnd(month.pages.at(-1)?.empty ?? 0) +
  faultOfWay(way) +
  ofOpener(month, context) +
  perPage * Math.max(0, month.pages.length - fewest)

/** What is wanting of a month for pages that look like a mistake. */
export const shortOf = (month: PagesOfMonth) =>
  perHole * holesOf(month) + perBare * holesOf(month, third) + ofEnd(month.pages.at(-1)?.empty ?? 0)

/** Against shares of pages that are empty. */
const whiteWeight = 0.2
/** Pages that are emptier than that, a third, which no white beside photos is worth. */
const holesOf = ({ pages, fromLeft = pages }: PagesOfMonth, most = leastHole) =>
  [...pages, ...fromLeft].filter(({ empty = 0 }) => empty > most).length
const perBare = 4
/** Pages inside a month whose foot is vacant, from a sixth of them on, and a quarter. */
const feetOf = ({ pages, fromLeft = pages }: PagesOfMonth) =>
  [pages, fromLeft]
    .flatMap(pages => pages.slice(0, -1).map(({ empty = 0 }) => empty))
    .reduce((sum, empty) => sum + (empty > sixth ? perFoot : 0) + (empty > quarter ? perLowFoot : 0), 0)
const sixth = 1 / 6
const quarter = 0.25
const perFoot = 0.2
const perLowFoot = 0.6
/** Words whose photos begin on another page, above all behind a turn. */
const perParted = 5
const third = 1 / 3
const perHole = 1.5
// A last page that is a third empty, and, worse, one under a quarter full.
const ofEnd = (empty: number) =>
  (empty > mostEmptyEnd ? perShortEnd : 0) +
  perEnd * Math.max(0, empty - mostEmptyEnd) +
  (empty > bareEnd ? perBareEnd : 0)
const perEnd = 4
const perShortEnd = 1
const mostEmptyEnd = 0.31
const perBareEnd = 2
const bareEnd = 0.75
const leastHole = 0.3
/** What it counts for, against shares of pages that are empty, that the best is as small as others, that photos are narrower than half of the measure, and that its opener has no plate. */
const faultOfWay = ({ calm, plain, narrows, beside }: Way) =>
  (calm ? 0.1 : 0) +
  (narrows ? 1 : 0) +
  (plain ? 0.3 : 0) +
  (beside === 'small' || beside === 'least' ? 0.4 : 0)
/** What a page more than in the finest way counts for. */
const perPage = 1

// An opener without entries, and, worse, one that is a third empty.
function ofOpener({ pages: [first] }: PagesOfMonth, { area }: TypesetContext): number {
  if (!first?.regions.every(({ photo }) => photo !== undefined)) return 0
  const foot = Math.max(area.top, ...first.regions.map(({ y, h }) => y + h))
  return 1 - (foot - area.top) / area.height > mostHole ? perShortOpener : perOpenerAlone
}
const perOpenerAlone = 0.4
const perShortOpener = 6
/** What looks like a mistake. */
export const mostHole = 0.31
