import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { monthWord } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { withFewWordsTied } from '../few-words-tied.ts'
import { measuredBlocks } from '../flow.ts'
import { itemBlocks } from '../item-blocks.ts'
import { besideMargin, marginHeads } from '../margin-heads.ts'
import { monthBlocks } from '../month-blocks.ts'
import { seal } from '../palette.ts'
import { type RunOnHead, withMonthsThatRunOn } from '../run-on.ts'
import { sayingItsPlace } from '../saying-its-place.ts'
import { withWordsTogether } from '../words-together.ts'
import { entryDesign, marginDesign } from './entry-design.ts'
import type { JournalPage } from './journal-page.ts'
import { rowMm } from './journal-styles.ts'
import type { EntryLook } from './month-ways.ts'
import { nearerToTags } from './nearer-to-tags.ts'
import { besideDay } from './sign-beside-day.ts'

/** The entries of a month, and of months that run on below it, as blocks whose lines are measured. */
export function entryBlocks(
  entries: Item[],
  page: JournalPage,
  look: EntryLook,
  context: TypesetContext,
): Block[] {
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const margin = marginDesign(page, look, context)
    const said = (item: Item) => sayingItsPlace(item, context, { withPhotos: true })
    const heads = marginHeads(items.map(said), context, margin)
    const design = entryDesign(page, look, context)
    const given = new Map(items.map(item => [item.id, item]))
    return monthBlocks(items, context, design, (chosen, design) => {
      const isPlain = chosen.media.length > 1 && !hasPlate(chosen, context)
      const entry = isPlain ? (given.get(chosen.id) ?? chosen) : chosen
      const item = besideDay(said(entry), context, margin.w)
      return withWordsTogether(
        item,
        withFewWordsTied(
          item,
          besideMargin(item, itemBlocks(item, context, design), heads, margin),
          mostTiedOf(item, look),
        ),
        ofFirstPhotos,
      )
    })
  }
  const blocks = withMonthsThatRunOn(entries, context, blocksOf, month => runOnHead(page, month))
  return nearerToTags(measuredBlocks(blocks, context, leastLines), context.area.top)
}

// Whether the best of several stands over the whole measure, above the others or below them; narrower ones would end where no other photo does.
const hasPlate = ({ media }: Item, { area, pxPerMm }: TypesetContext): boolean =>
  [media.at(0), media.at(-1)].some(
    photo =>
      photo?.size === 'large' &&
      photo.picture !== undefined &&
      photo.picture.width >= wide * photo.picture.height &&
      photo.picture.width >= area.width * pxPerMm,
  )

/** Width over height. */
const wide = 1.2
/** Lines of an entry on either side of the end of a page. */
const leastLines = 4

const mostTiedOf = ({ media }: Item, { squeezes }: EntryLook): number =>
  media.length > 1 || squeezes ? mostTied.group : mostTied.alone

/** Characters that are no page's last without their photos: about one line of several, seven lines of one. */
const mostTied = { group: 24, alone: 150 }

/** Demerits of words that end a page before their first photos: as many as a page has that ends three tenths empty. */
const ofFirstPhotos = 1.3

// The head of a month that runs on: its opener in small.
const runOnHead = ({ words }: JournalPage, { month, locale }: TypesetContext): RunOnHead => ({
  before: 2,
  rows: 3,
  ...words,
  draw: (_, y) => [
    { kind: 'text', ...words, y, style: 'runOn', lines: 1, runs: [monthWord(month, locale)], heading: 1 },
    { kind: 'rect', x: words.x, y: y + 2.1 * rowMm, w: 8, h: 0.4, fill: seal },
  ],
})
