import type { Item } from '#domain/books/item'
import { gatherings } from '../../edit/gathering.ts'
import type { Block } from '../../paginate/block.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import { composeLarge } from '../../photos/compose-sized.ts'
import type { TypesetContext } from '../context.ts'
import { withFewWordsTied } from '../few-words-tied.ts'
import { isPlain } from '../is-plain.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign, PhotoShape } from '../item-design.ts'
import { ledByOne, strayOfLed } from '../led-by-one.ts'
import { besideMargin, type MarginDesign, marginHeads } from '../margin-heads.ts'
import { monthBlocks } from '../month-blocks.ts'
import { hairline, seal } from '../palette.ts'
import { sayingItsPlace } from '../saying-its-place.ts'
import { withHeroes } from '../with-heroes.ts'
import { withWordsTogether } from '../words-together.ts'
import { fewLed, type Lead } from './few-led.ts'
import { onFewLines } from './on-few-lines.ts'
import { largeOnFewWidths, onFewWidths } from './on-few-widths.ts'
import { photosBeside } from './photo-beside.ts'
import { dayMark, dayRows, logColumns, notesFrom, rail, wordsOf } from './rail.ts'
import { stretchedToRows } from './stretched-to-rows.ts'

/** What differs between ways to set the same entries. */
export type LogWay = Pick<ItemDesign, 'photoTargetScale' | 'groupsFill' | 'groupsKeep' | 'albumMost'> & {
  /** One photo of an album leads the others; so it is where absent. */
  led?: boolean
  /** Of three photos whose turn it is one leads wherever that can be; else where their page has the room. */
  leadsAlways?: boolean
  /** Rows that the opener takes more. */
  openerMore?: number
  /** Shares of the measure, less than half of it, that a photo alone may be wide. */
  narrow?: readonly number[]
  /** Photos of several begin on quarters and fifths of the measure, too. */
  moreLines?: boolean
}

/** The entries of a month as a log: day, hour, place and people in the rail, words and photos beside it. */
export const logEntries =
  ({ led = true, leadsAlways = false, narrow = [], moreLines = false, openerMore: _, ...way }: LogWay) =>
  (all: readonly Item[], context: TypesetContext): Block[] => {
    const items = all.map(item => sayingItsPlace(item, context))
    const places = new Set(items.filter((item, n) => item !== all[n]).map(({ id }) => id))
    const margin = marginDesign(context)
    const heads = marginHeads(items, context, margin)
    const look = {
      ...design(context, moreLines),
      ...way,
      ...(!led && unled),
      compose: onFewWidths(composeGroup, { narrow }),
    }
    const ownPages = (item: Item) =>
      besideMargin(item, itemBlocks(item, context, { ...look, photoTargetScale: ofBest }), heads, margin)
    const beside = photosBeside(items, context, { ...look, narrow })
    const fillings = leads.map(by => filling(context, by && { by, always: leadsAlways }))
    const turnOf = turnsOf(items)
    const alike = new Map(items.filter(areFew).map(item => [item.id, item]))
    return monthBlocks(items, context, { ...look, ownPages }, (item, usual) => {
      const turn = led ? turnOf.get(item.id) : undefined
      const look = {
        ...lookOf(item, places, usual),
        ...(turn !== undefined && { composeFilling: fillings[turn % fillings.length] }),
      }
      const isFeature = item.media.some(({ size }) => size)
      const unsized = isFeature ? alike.get(item.id) : undefined
      if (unsized) return besideMargin(item, itemBlocks(unsized, context, look), heads, margin)
      // of what is to be large nothing stands beside it
      const isQuiet = usual.body === undefined && !isFeature
      const piece = isQuiet ? beside.get(item.id) : undefined
      const blocks = piece
        ? [piece]
        : withWordsTogether(
            item,
            withFewWordsTied(item, itemBlocks(item, context, look), mostTiedOf(item)),
            ofFirstPhotos,
          )
      return besideMargin(item, blocks, heads, margin)
    })
  }

// A place is no sentence; photos without words above them begin where these would.
function lookOf(item: Item, places: ReadonlySet<string>, look: ItemDesign): ItemDesign {
  if (places.has(item.id)) return { ...look, body: 'caption' }
  return item.text.trim() === '' && isPlain(item) ? { ...look, belowWords: 0 } : look
}

// A title, and few words above its photos or above one alone, stay with the first of these.
function mostTiedOf({ title, album, media }: Item): number {
  return (title ?? album) !== undefined || media.length === 1 ? mostTied : 0
}

/** Demerits of words that end a page before the first of several photos; more would leave a hole. */
const ofFirstPhotos = 0.35

/** Characters: more of them are something to read on their own page. */
const mostTied = 160

/** Pictures of the best of a month against those of others. */
const ofBest = 1.4

const areFew = ({ media }: Item) =>
  media.length > 1 && media.length <= mostAlike && media.every(({ size }) => !size)

const mostAlike = 4

const marginDesign = (context: TypesetContext): MarginDesign => ({
  x: 0,
  w: rail.w,
  column: wordsOf(context),
  before: 1,
  stretch: 0,
  dayRows,
  notesFrom,
  drawDay: (head, again, _, y) => dayMark(head, again, y, context),
})

const unled: Partial<ItemDesign> = {
  heroes: photos => [...photos],
  composeFilling: composeGroup,
  composeLarge,
}

/** Three photos led by the first, in a row, led by the last: no group stands as one of the two before it. */
const leads: readonly (Lead['by'] | undefined)[] = ['first', undefined, 'last']

// How many of three photos came before each of them in its month.
const turnsOf = (items: readonly Item[]): ReadonlyMap<string, number> =>
  new Map(items.filter(({ media }) => media.length === 3 || media.length === 4).map(({ id }, n) => [id, n]))

const filling = (context: TypesetContext, lead?: Lead) =>
  stretchedToRows(
    ledByOne(
      fewLed(onFewLines(composeGroup, linesAt(quarters, context), linesAt(more, context)), grids, lead),
      grids,
    ),
  )

const design = (context: TypesetContext, onMore: boolean): ItemDesign => ({
  ...wordsOf(context),
  paragraphGap: 0,
  partGap: 1,
  headGap: 0,
  photosGap: 0,
  groupsKeep: 1,
  gathering: gatherings['a5-column-tweet'],
  captionGap: 0,
  photoGap: logColumns(context).gutter,
  leastSide,
  leastTall: 18,
  taller: true,
  photoInset: 1.8,
  belowWords: 1.9,
  belowLast: 2.9,
  heroes: photos =>
    withHeroes(photos, {
      least: leastHero,
      each: areTall(photos) ? perHero * ofTall : perHero,
      byTurns: false,
      enough: leastHero,
    }),
  strayOf: (photos, room) => strayOfLed(photos, room, grids),
  composeFilling: filling(context),
  composeLarge: largeOnFewWidths(composeLarge),
  columns: logColumns(context),
  lines: linesAt(onMore ? [...parts, ...more].sort((a, b) => a - b) : parts, context).map(
    line => wordsOf(context).x + line,
  ),
  photoRows: Math.floor(context.area.rows * 0.9),
  aloneWide: (2 / 3) * wordsOf(context).w,
  groupMost: 6,
  smallAt: 'left',
  largeBody: 'large',
  emojiBody: 'emoji',
  accent: seal,
  hairline,
})

/** mm of the shorter side of a photo of several, and at 240 ppi of one that leads an album: about half of the measure. */
const leastSide = 18
const leastHero = 44
/** Photos of an album that share one: about those of a page; of tall ones, four of which stand beside it, half as many. */
const perHero = 13
const areTall = (photos: readonly PhotoShape[]) => photos.every(({ aspect }) => aspect < tall)
const tall = 0.9
const ofTall = 0.65

/** Left edges of photos, as parts of the measure of the words. */
const parts = [0, 1 / 3, 1 / 2, 2 / 3]
/** Few photos may stand on these, too, four in a row. */
const quarters = [1 / 4, 3 / 4]
/** More of them, where photos of other shapes would leave a part of the measure. */
const more = [...quarters, 2 / 5, 3 / 5]

/** Columns that those beside one that leads stand on. */
const grids = [3]

/** mm from the left of the measure. */
const linesAt = (parts: readonly number[], context: TypesetContext) =>
  parts.map(part => part * (wordsOf(context).w + logColumns(context).gutter))
