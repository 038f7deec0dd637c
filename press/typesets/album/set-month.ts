import type { Item } from '#domain/books/item'
import { editMonth } from '../../edit/edit-month.ts'
import { gatherings } from '../../edit/gathering.ts'
import type { Block } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { entryWithPages } from '../entry-with-pages.ts'
import { flow, measuredBlocks } from '../flow.ts'
import { itemBlocks } from '../item-blocks.ts'
import { besideMargin, marginHeads } from '../margin-heads.ts'
import { monthBlocks } from '../month-blocks.ts'
import { openerPicture } from '../opener-picture.ts'
import { ownOpener, withMonthsThatRunOn } from '../run-on.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { wordsBeside } from '../words-beside.ts'
import { bearsColumn, bestBeside, entryBeside } from './album-entry.ts'
import { albumFrames, albumOpener, albumRunOn } from './album-opener.ts'
import { albumDesign, albumMargin, albumPage, besideOf, ownLook } from './album-page.ts'
import { pairsOf } from './album-pair.ts'
import type { Way } from './month-ways.ts'

/** The pages of a month of a4-1, set in a way. */
export function setMonth(
  items: Item[],
  context: TypesetContext,
  {
    keeps,
    inColumn: most = 5,
    scale = 1,
    silent = false,
    above = 3,
    wide = false,
    stacks = false,
    sunk = 0,
    near = false,
    halves = false,
    fine = false,
    bare = false,
    pairs = true,
  }: Way,
): PagesOfMonth {
  const page = albumPage(context)
  const margin = albumMargin(page)
  const openerContext = fine ? { ...context, openerPxPerMm: context.pxPerMm } : context
  const {
    picture,
    hero,
    items: entries,
  } = openerPicture(items, openerContext, bare ? [] : albumFrames(page, context))
  const album = {
    ...albumDesign(page, context, { keeps, scale, stacks }),
    ...(!halves && { aloneOnEvery: 1 }),
  }
  const narrow = { ...album, ...besideOf(page), body: 'beside', tagsGap: 1 / 3 }
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const heads = marginHeads(items, context, margin)
    const beside = wordsBeside(items, heads, context, narrow, mostBeside)
    const look = { ...album, talkBeside: true }
    const ownPages = (item: Item) => {
      const words = beside.get(item.id)
      const own = ownLook(look, page)
      const entry = words
        ? bestBeside(item, { words, most, above, wide, page, context, design: own })
        : entryWithPages(item, context, own)
      return besideMargin(item, entry, heads, margin)
    }
    const given = new Map(items.map(item => [item.id, item]))
    const parts = editMonth(items, context.edited, gatherings['a4-1'])
    const paired = pairs
      ? pairsOf(parts, { heads, words: beside, page, context, design: album })
      : new Map<string, Block[]>()
    return monthBlocks(items, context, { ...look, ownPages }, (shown, design) => {
      const pair = paired.get(shown.id)
      if (pair) return pair
      const item = given.get(shown.id) ?? shown
      const words = design.body === 'large' && item.media.length === 0 ? undefined : beside.get(item.id)
      const place = item === shown ? entryBeside : bestBeside
      const entry = words
        ? place(item, { words, most, above, wide, page, context, design })
        : itemBlocks(bearsColumn(shown, page, context) ? shown : item, context, design)
      return besideMargin(item, entry, heads, margin)
    })
  }
  const blocks = measuredBlocks(
    withMonthsThatRunOn(entries, context, blocksOf, month => albumRunOn(page, month)),
    context,
    leastLines,
  )
  const columnWidth = context.area.width
  return flow(blocks, context, {
    columns: 1,
    columnGap: 0,
    columnWidth,
    endShare,
    hangs: true,
    grows: true,
    opener: albumOpener(page, ownOpener(items, context), picture, openerContext, {
      speaks: !silent,
      sunk,
      near,
      hero,
    }),
  })
}

/** Rows of words beside pictures: below the opener there is room for them and a caption. */
const mostBeside = 12

/** Share of its last page that a month fills where its photos have the pixels: as other pages but for a few lines. */
const endShare = 0.9

/** Of an entry on either side of the end of a page: one of fewer than twice as many stays whole. */
const leastLines = 4
