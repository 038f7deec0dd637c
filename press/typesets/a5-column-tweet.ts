import type { Item } from '#domain/books/item'
import type { TypesetContext } from './context.ts'
import { crowdedHeadOf, crowdedOf } from './crowded-of.ts'
import { flow } from './flow.ts'
import { fullestWay } from './fullest-way.ts'
import { onLines } from './on-lines.ts'
import { faint, grey, ink, seal } from './palette.ts'
import { ownOpener, withMonthsThatRunOn } from './run-on.ts'
import { type LogWay, logEntries } from './timeline/log-entries.ts'
import { dayLine } from './timeline/rail.ts'
import { timelineOpener, timelineRunOn } from './timeline/timeline-opener.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'

const rowMm = 5.2

/** A5, a log: day, hour and place in a rail along one line of days, words beside it, pictures as plates. */
export const a5ColumnTweet: Typeset<'a5-column-tweet'> = {
  name: 'a5-column-tweet',
  paper: 'a5',
  margins: { top: 21, bottom: 20, outside: 13 },
  rowMm,
  styles: {
    body: { family: 'sans', size: 8.9, lineHeight: rowMm },
    large: { family: 'sans', size: 13, weight: 300, lineHeight: rowMm * 2, color: ink },
    sentence: { family: 'sans', size: 10, weight: 300, lineHeight: rowMm, color: ink },
    title: { family: 'sans', size: 10.5, weight: 700, lineHeight: rowMm },
    caption: { family: 'sans', size: 8.2, lineHeight: rowMm, color: grey },
    small: { family: 'sans', size: 7, lineHeight: (rowMm * 2) / 3, color: grey },
    meta: { family: 'sans', size: 6.8, lineHeight: (rowMm * 2) / 3, color: grey },
    tags: { family: 'sans', size: 6.8, lineHeight: (rowMm * 2) / 3, color: grey },
    day: { family: 'sans', size: 12.5, weight: 400, lineHeight: rowMm, color: seal },
    weekday: { family: 'sans', size: 6.5, lineHeight: rowMm, color: grey },
    hour: { family: 'sans', size: 7.5, weight: 500, lineHeight: rowMm, color: ink },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    numeral: { family: 'sans', size: 40, weight: 300, lineHeight: 17.5, color: seal },
    opener: { family: 'sans', size: 15, weight: 500, lineHeight: 7.5, tracking: 0.12 },
    runOn: { family: 'sans', size: 12, weight: 500, lineHeight: rowMm * 2, tracking: 0.12 },
    openerYear: { family: 'sans', size: 8, lineHeight: 5, color: grey, tracking: 0.16 },
    folio: { family: 'sans', size: 7, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 6.5, lineHeight: 5, color: faint, tracking: 0.08 },
  },
  typesetMonth: (items, context) =>
    onLines(
      context =>
        fullestWay(
          ways.map(way => () => setMonth(items, context, way)),
          undefined,
          month => crowdedOf(month, context) + crowdedHeadOf(month, context),
        ),
      context,
    ),
}

/** Ways to set the pages of a month: as it suits the photos; what follows makes them smaller, larger, or lets groups leave their width. */
const ways: readonly LogWay[] = [
  {},
  { photoTargetScale: 0.8 },
  { photoTargetScale: 1.2 },
  { groupsFill: false },
]

function setMonth(items: Item[], context: TypesetContext, way: LogWay): PagesOfMonth {
  const { width: columnWidth, top, rowMm } = context.area
  const opener = timelineOpener(ownOpener(items, context), context)
  const blocks = withMonthsThatRunOn(items, context, logEntries(way), timelineRunOn)
  return flow(blocks, context, {
    columns: 1,
    columnGap: 0,
    columnWidth,
    opener,
    ownFurniture: () => [dayLine(top - 3, context)],
    furniture: page => [dayLine(page === 0 ? top + (opener.rows - 1) * rowMm : top - 3, context)],
  })
}
