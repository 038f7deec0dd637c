import type { Element, Page } from '../page/display-list.ts'
import { grey, ink, seal } from './palette.ts'
import { monthsThatRunOn } from './run-on.ts'
import type { RunningHead, Typeset } from './typeset.ts'
import { cardGap, cardWidth } from './waterfall/card-measures.ts'
import { cardsOfMonth } from './waterfall/cards-of-month.ts'
import { monthBand } from './waterfall/month-band.ts'
import { underStrip } from './waterfall/month-strip.ts'
import { scrapbookGift } from './waterfall/scrapbook-gift.ts'
import { setCards } from './waterfall/set-cards.ts'

// Between the knife and the tape that holds the cards at the head of a page.
const drawRunningHead = ({ runs, lang, align, area }: RunningHead): Element[] => [
  {
    kind: 'text',
    style: 'running',
    x: 0,
    w: area.width,
    y: area.top - headAbove,
    lines: 1,
    align,
    runs,
    lang,
  },
]

/** mm */
const headAbove = 10.1

/** Share of the last page of a month that nothing stands on, at which it looks cut off. */
const mostEmpty = 1 / 3

/** A5, a scrapbook: cards, clippings and slips in two columns on tinted paper, day by day down the left one and then down the right one. */
export const a5WaterfallTweet: Typeset<'a5-waterfall-tweet'> = {
  name: 'a5-waterfall-tweet',
  paper: 'a5',
  margins: { top: 21.5, bottom: 22, outside: 13 },
  folioBelow: 8,
  drawRunningHead,
  rowMm: 5.2,
  ground: '#EFE5D3',
  styles: {
    body: { family: 'sans', size: 8.8, lineHeight: 5.2 },
    remark: { family: 'sans', size: 10, lineHeight: 5.2 },
    sentence: { family: 'serif', size: 12, lineHeight: 7.8 },
    title: { family: 'sans', size: 10, weight: 700, lineHeight: 5.2 },
    caption: { family: 'sans', size: 8, lineHeight: 5.2, color: grey },
    small: { family: 'sans', size: 6.8, lineHeight: 5.2, color: grey },
    meta: { family: 'sans', size: 6.5, lineHeight: 5.2, color: grey },
    day: { family: 'sans', size: 11, weight: 700, lineHeight: 5.2, color: seal },
    largeDay: { family: 'sans', size: 21, weight: 700, lineHeight: 10.4 },
    tags: { family: 'sans', size: 6.8, lineHeight: (5.2 * 2) / 3, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    numeral: { family: 'sans', size: 56, weight: 700, lineHeight: 23 },
    opener: { family: 'sans', size: 13, weight: 500, lineHeight: 6.9, tracking: 0.1 },
    runOn: { family: 'sans', size: 9, weight: 500, lineHeight: 5.2, color: '#FFFFFF', tracking: 0.1 },
    openerYear: { family: 'sans', size: 8, lineHeight: 4.6, tracking: 0.2 },
    // no higher than its figures: it stands as low as a printer prints
    folio: { family: 'sans', size: 7, lineHeight: 3, color: grey },
    running: { family: 'sans', size: 6.5, lineHeight: 5, color: grey, tracking: 0.08 },
  },
  gift: scrapbookGift,
  typesetMonth(items, context) {
    const columnWidth = cardWidth(context.area.width)
    const cards = [
      ...cardsOfMonth(items, context, columnWidth),
      ...monthsThatRunOn(context).flatMap(month =>
        underStrip(cardsOfMonth(month.items, month.context, columnWidth), month.context),
      ),
    ]
    const set = (hasSentence: boolean) => {
      const opener = monthBand(items, context, hasSentence)
      return setCards(cards, context, { columnWidth, columnGap: cardGap, gap: 2, opener })
    }
    const isShort = (pages: readonly Page[]) => pages.length > 1 && (pages.at(-1)?.empty ?? 0) > mostEmpty
    const pages = set(true)
    if (!isShort(pages)) return { pages }
    // a page with little on it costs more than the sentence says, which stands on one of the cards as well
    const fewer = set(false)
    return {
      pages:
        fewer.length < pages.length || (fewer.length === pages.length && !isShort(fewer)) ? fewer : pages,
    }
  },
}
