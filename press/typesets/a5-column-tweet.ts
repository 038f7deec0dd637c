import { faint, grey, ink, seal } from './palette.ts'
import { setTimeline } from './timeline/set-timeline.ts'
import { timelineBlocks } from './timeline/timeline-blocks.ts'
import { timelineOpener } from './timeline/timeline-opener.ts'
import type { Typeset } from './typeset.ts'

/** A5, timeline: one line of days down the page, red numerals at its left, speech cards at its right. */
export const a5ColumnTweet: Typeset<'a5-column-tweet'> = {
  name: 'a5-column-tweet',
  paper: 'a5',
  margins: { top: 20, bottom: 20, outside: 13 },
  rowMm: 2.5,
  styles: {
    body: { family: 'sans', size: 8.6, lineHeight: 5, justify: true },
    remark: { family: 'sans', size: 11.5, weight: 500, lineHeight: 7.5 },
    title: { family: 'sans', size: 10.5, weight: 700, lineHeight: 5 },
    caption: { family: 'sans', size: 7.8, lineHeight: 5, color: grey },
    small: { family: 'sans', size: 6.8, lineHeight: 5, color: grey },
    meta: { family: 'sans', size: 6.4, lineHeight: 5, color: grey },
    day: { family: 'sans', size: 17, weight: 300, lineHeight: 7.5, color: seal },
    weekday: { family: 'sans', size: 6, lineHeight: 5, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    numeral: { family: 'sans', size: 40, weight: 300, lineHeight: 17.5, color: seal },
    opener: { family: 'sans', size: 15, weight: 500, lineHeight: 7.5, tracking: 0.12 },
    openerYear: { family: 'sans', size: 8, lineHeight: 5, color: grey, tracking: 0.16 },
    folio: { family: 'sans', size: 7, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 6.4, lineHeight: 5, color: faint, tracking: 0.08 },
  },
  typesetMonth(items, context) {
    return setTimeline(timelineBlocks(items, context), items, context, timelineOpener(items, context))
  },
}
