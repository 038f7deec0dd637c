import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { leadingOf } from '../baseline.ts'
import { belowOpener } from '../below-opener.ts'
import type { TypesetContext } from '../context.ts'
import { dominantOn } from '../dominant-on.ts'
import { flow, type Opener } from '../flow.ts'
import { openerPicture } from '../opener-picture.ts'
import { ownOpener } from '../run-on.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { calmerSpreads } from './calmer-spreads.ts'
import { entryBlocks } from './entry-blocks.ts'
import { framesOf, journalOpener } from './journal-opener.ts'
import { journalPage } from './journal-page.ts'
import { journalStyles } from './journal-styles.ts'
import type { Way } from './month-ways.ts'

/** Sets a month in one way after the other; the blocks that ways have in common are made and measured once. */
export function settingWays(items: Item[], context: TypesetContext): (way: Way) => PagesOfMonth {
  const { area } = context
  const page = journalPage(area.width, leadingOf(journalStyles.body))
  const made = new Map<string, Block[]>()
  return ({ opener, air = 0, ...look }) => {
    const own = ownOpener(items, context)
    const { items: entries, ...opened } = openerPicture(items, context, framesOf(page, opener, context))
    const key = JSON.stringify([look, opened.hero?.item.id, opened.hero?.photo])
    const blocks = made.get(key) ?? entryBlocks(entries, page, look, context)
    made.set(key, blocks)
    const { head, page: alone } = journalOpener(own, opened, page, context)
    const setBelow = (opener: Opener) =>
      flow(blocks, context, {
        columns: 1,
        columnGap: 0,
        columnWidth: area.width,
        opener,
        ofEarlyEnd,
        endShare: 1,
        grows: true,
        breaksForGrowth: true,
        onSide: (month, side, { elements: head, before }) =>
          calmerSpreads(month, side, {
            rows: area.rows,
            dominant: dominantOn(area),
            head,
            ...(before && { before }),
          }),
      })
    return belowOpener({ head: { ...head, rows: head.rows + air }, page: alone }, setBelow)
  }
}

/** Demerits of a page that ends although what comes next has room below it. */
const ofEarlyEnd = 0.6
