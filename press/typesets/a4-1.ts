import { albumGift } from './album/album-gift.ts'
import { albumPage, body, bodyBeside, day, hour, rowMm } from './album/album-page.ts'
import { albumFaults } from './album/month-faults.ts'
import { albumWays } from './album/month-ways.ts'
import { setMonth } from './album/set-month.ts'
import { plainFront } from './front-design.ts'
import { fullestWay } from './fullest-way.ts'
import { onLines } from './on-lines.ts'
import { faint, grey, ink, seal } from './palette.ts'
import type { Typeset } from './typeset.ts'

/** A4, an album for the table: words in a narrow column, pictures on six to ten columns of ten. */
export const a4One: Typeset<'a4-1'> = {
  name: 'a4-1',
  paper: 'a4',
  // six columns bear a photo alone of 720 px
  margins: { top: 24, bottom: 24, outside: 21.6 },
  rowMm,
  styles: {
    body,
    beside: bodyBeside,
    day,
    hour,
    large: { family: 'serif', size: 18, lineHeight: rowMm * 2 },
    sentence: { family: 'serif', size: 18, lineHeight: rowMm * 1.5, color: ink },
    title: { family: 'serif', size: 14, weight: 700, lineHeight: rowMm },
    caption: { family: 'serif', size: 10, lineHeight: rowMm, color: grey },
    small: { family: 'sans', size: 9.4, lineHeight: (rowMm * 2) / 3, color: grey },
    meta: { family: 'sans', size: 9.4, lineHeight: (rowMm * 2) / 3, color: grey },
    tags: { family: 'sans', size: 9, lineHeight: (rowMm * 2) / 3, color: grey },
    mark: { family: 'sans', size: 7.5, weight: 700, lineHeight: 4.2, color: ink },
    opener: { family: 'serif', size: 46, weight: 300, lineHeight: rowMm * 3, color: ink, tracking: 0.1 },
    runOn: { family: 'serif', size: 20, weight: 300, lineHeight: rowMm * 2, color: ink, tracking: 0.1 },
    newYear: { family: 'serif', size: 46, weight: 300, lineHeight: rowMm * 3, color: seal },
    openerYear: { family: 'serif', size: 18, lineHeight: rowMm, color: ink, tracking: 0.06 },
    facts: { family: 'sans', size: 10.4, lineHeight: rowMm * 0.75, color: grey },
    folio: { family: 'serif', size: 10.5, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 8, lineHeight: 5, color: faint, tracking: 0.1 },
  },
  front: { ...plainFront, yearAt: area => albumPage({ area }).words },
  gift: albumGift,
  typesetMonth: (items, context) =>
    onLines(context => {
      let usual: number | undefined
      return fullestWay(
        albumWays.map(way => () => setMonth(items, context, way)),
        mostEmpty,
        (month, n) => {
          usual ??= month.pages.length
          return albumFaults(month, albumWays[n], usual, items, context)
        },
      )
    }, context),
}

/** Share of a page: more of it looks unfinished. */
const mostEmpty = 0.06
