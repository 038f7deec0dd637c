import { crayonGift } from './children/crayon-gift.ts'
import type { Opener } from './children/draw-stories.ts'
import { faultOfPages } from './children/fault-of-pages.ts'
import { crayonFront } from './children/front-pages.ts'
import { monthGarland, monthSky } from './children/month-sky.ts'
import { rowsToSet } from './children/rows-to-set.ts'
import { folioBelow, footStyle, runningFoot } from './children/running-foot.ts'
import { setStories } from './children/set-stories.ts'
import { storiesOf } from './children/stories-of-month.ts'
import { type WayOfMonth, waysOf } from './children/ways-of-month.ts'
import { fullestWay } from './fullest-way.ts'
import { grey } from './palette.ts'
import { monthsThatRunOn, runOnBlock } from './run-on.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'

/** Of a page. */
const mostEmpty = 0.15
/** Pages. */
const noSentence = 0.08

/** A4, a picture book: large type, stories in crayon frames with their pictures stuck in, remarks in bubbles, and now and then room to draw. */
export const a4Two: Typeset<'a4-2'> = {
  name: 'a4-2',
  paper: 'a4',
  margins: { top: 21.5, bottom: 29.4, outside: 22 },
  folioBelow,
  rowMm: 7.8,
  ground: '#FFFCF5',
  styles: {
    body: { family: 'sans', size: 15, lineHeight: 7.8 },
    remark: { family: 'sans', size: 13, lineHeight: 7.8 },
    feature: { family: 'sans', size: 22, lineHeight: 11.7 },
    sentence: { family: 'sans', size: 19, lineHeight: 10.5 },
    title: { family: 'sans', size: 19, weight: 700, lineHeight: 7.8 },
    caption: { family: 'sans', size: 13, lineHeight: 7.8, color: grey },
    small: { family: 'sans', size: 11, lineHeight: 7.8, color: grey },
    meta: { family: 'sans', size: 11, lineHeight: 7.8, color: grey },
    day: { family: 'sans', size: 26, weight: 900, lineHeight: 11 },
    dot: { family: 'sans', size: 13, weight: 900, lineHeight: 7.8 },
    weekday: { family: 'sans', size: 14.5, weight: 700, lineHeight: 7.8 },
    invite: { family: 'sans', size: 16, weight: 500, lineHeight: 10.5 },
    tags: { family: 'sans', size: 11, lineHeight: 5.2, color: grey },
    mark: { family: 'sans', size: 8, weight: 700, lineHeight: 4.2 },
    numeral: { family: 'sans', size: 128, weight: 900, lineHeight: 36.8 },
    opener: { family: 'sans', size: 30, weight: 700, lineHeight: 15.75 },
    openerYear: { family: 'sans', size: 17, weight: 700, lineHeight: 10.5, tracking: 0.12 },
    folio: { family: 'sans', size: 11, weight: 700, lineHeight: 5.25, color: grey },
    running: { family: 'sans', weight: 700, ...footStyle },
  },
  gift: crayonGift,
  typesetMonth(items, context) {
    const opener = monthSky(items, context)
    const withoutSentence = monthSky(items, context, false)
    const later = monthsThatRunOn(context)
    const ways = waysOf([...items, ...later.flatMap(({ items }) => items)])
    const rowsOf = (way: WayOfMonth) => {
      const months = [
        { rows: storiesOf(items, context, way), context },
        ...later.map(month => ({
          rows: storiesOf(month.items, month.context, way),
          context: month.context,
          head: runOnBlock(monthGarland(month.context)),
        })),
      ]
      return rowsToSet(months, context)
    }
    // what is made of a way is the same below each opener
    const made = new Map<WayOfMonth, ReturnType<typeof rowsOf>>()
    const set = (way: WayOfMonth, opener: Opener) => () => {
      const rows = made.get(way) ?? rowsOf(way)
      made.set(way, rows)
      return setStories(rows, context, opener)
    }
    const fault = (pages: PagesOfMonth, n: number) =>
      faultOfPages(pages) + (n >= ways.length ? noSentence : 0)
    const openers = withoutSentence.rows < opener.rows ? [opener, withoutSentence] : [opener]
    return fullestWay(
      openers.flatMap(opener => ways.map(way => set(way, opener))),
      mostEmpty,
      fault,
    )
  },
  drawRunningHead: runningFoot,
  front: crayonFront,
}
