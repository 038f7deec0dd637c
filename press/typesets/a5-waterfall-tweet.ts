import { faint, grey, ink, seal } from './palette.ts'
import type { Typeset } from './typeset.ts'
import { cardOfItem } from './waterfall/card-of-item.ts'
import { monthBand } from './waterfall/month-band.ts'
import { setCards } from './waterfall/set-cards.ts'

const columnGap = 3.6
const openerRows = 12

/** A5, waterfall: a wall of small cards in two columns on warm paper, each in the shorter one. */
export const a5WaterfallTweet: Typeset<'a5-waterfall-tweet'> = {
  name: 'a5-waterfall-tweet',
  paper: 'a5',
  margins: { top: 20, bottom: 20, outside: 13 },
  rowMm: 2.3,
  ground: '#F5EFE5',
  styles: {
    body: { family: 'sans', size: 7.8, lineHeight: 4.6, justify: true },
    remark: { family: 'serif', size: 11, weight: 600, lineHeight: 6.9 },
    title: { family: 'sans', size: 9, weight: 700, lineHeight: 4.6 },
    caption: { family: 'sans', size: 7.2, lineHeight: 4.6, color: grey },
    small: { family: 'sans', size: 6.4, lineHeight: 4.6, color: grey },
    meta: { family: 'sans', size: 6, lineHeight: 4.6, color: faint },
    day: { family: 'sans', size: 11, weight: 700, lineHeight: 4.6, color: seal },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    numeral: { family: 'sans', size: 56, weight: 700, lineHeight: 23 },
    opener: { family: 'sans', size: 13, weight: 500, lineHeight: 6.9, tracking: 0.1 },
    openerYear: { family: 'sans', size: 8, lineHeight: 4.6, tracking: 0.2 },
    folio: { family: 'sans', size: 7, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 6.4, lineHeight: 5, color: faint, tracking: 0.08 },
  },
  typesetMonth(items, context) {
    const columnWidth = (context.area.width - columnGap) / 2
    const cards = items.map(item => cardOfItem(item, context, columnWidth))
    const elements = monthBand(
      items.map(item => item.time),
      context,
      openerRows,
    )
    return setCards(cards, context, {
      columnWidth,
      columnGap,
      gap: 2,
      opener: { rows: openerRows, elements },
    })
  },
}
