import type { Item } from '#domain/books/item'
import type { Page } from '../../page/display-list.ts'
import type { Block } from '../../paginate/block.ts'
import { leadingOf } from '../baseline.ts'
import { belowOpener } from '../below-opener.ts'
import type { TypesetContext } from '../context.ts'
import { flow, type Opener } from '../flow.ts'
import { openerPicture } from '../opener-picture.ts'
import { ownOpener } from '../run-on.ts'
import type { PagesOfMonth } from '../typeset.ts'
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
  return ({ air = 0, opener = {}, ...look }) => {
    const own = ownOpener(items, context)
    const { items: entries, ...opened } = openerPicture(items, context, framesOf(own, page, opener, context))
    const key = JSON.stringify([look, opened.hero?.item.id, opened.hero?.photo])
    const blocks = made.get(key) ?? entryBlocks(entries, page, look, context)
    made.set(key, blocks)
    const { head, page: alone } = journalOpener(own, opened, page, opener, context)
    const setBelow = (opener: Opener) =>
      flow(blocks, context, { columns: 1, columnGap: 0, columnWidth: area.width, opener, ofEarlyEnd })
    // not where it would be all that stands below the opener
    const rows = head.rows + air < mostOpened * area.rows ? head.rows + air : head.rows
    return withAirCounted(
      belowOpener({ head: { ...head, rows }, page: alone }, setBelow),
      head,
      rows,
      context,
    )
  }
}

/** Demerits of a page that ends although what comes next has room below it. */
const ofEarlyEnd = 0.6
/** Of a page: an opener with the rows below it. */
const mostOpened = 0.84

// Air over nothing is as empty as the rest of its page.
function withAirCounted(
  month: PagesOfMonth,
  head: Opener,
  rows: number,
  { area }: TypesetContext,
): PagesOfMonth {
  const air = (rows - head.rows) / area.rows
  const counted = ([first, ...others]: readonly Page[]): Page[] => {
    if (!first) return []
    const { empty = 0, regions } = first
    const isAlone = empty > 0 && regions.length === (head.regions?.length ?? 0)
    return [isAlone ? { ...first, empty: empty + air } : first, ...others]
  }
  if (air === 0) return month
  return {
    ...month,
    pages: counted(month.pages),
    ...(month.fromLeft && { fromLeft: counted(month.fromLeft) }),
  }
}
