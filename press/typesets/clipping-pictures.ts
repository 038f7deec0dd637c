import type { Item, Media } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import type { Element } from '../page/display-list.ts'
import { pt } from '../page/style.ts'
import type { Block, PhotosBlock } from '../paginate/block.ts'
import { dayOf } from '../text/dates.ts'
import { emWidth } from '../text/em-width.ts'
import { ontoBaselineOf } from './baseline.ts'
import { composeClippings, leastPrint } from './compose-clippings.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign, PhotoPlace } from './item-design.ts'
import { headWords } from './item-head.ts'
import { lineRows } from './line-rows.ts'
import { photoBlocks } from './photo-blocks.ts'
import { line } from './text-block.ts'

/** A picture with words in it, of an item. */
export interface Clipping {
  item: Item
  media: Media
  index: number
}

export const picturesOf = (items: readonly Item[]): Clipping[] =>
  items.flatMap(item => item.media.map((media, index) => ({ item, media, index })))

/**
 * Clippings as one group, whole, each over its day and what was said of it where that fits below it (`captioned`, items). At `place`, or over the
 * whole page where there is none.
 */
export function clippingPictures(
  pictures: readonly Clipping[],
  context: TypesetContext,
  design: ItemDesign,
  place: PhotoPlace | undefined,
): { blocks: Block[]; captioned: ReadonlySet<string> } {
  const captioned = new Set<string>()
  const [first] = pictures
  if (!first) return { blocks: [], captioned }
  const { photos: _, ...others } = design
  // one item with the pictures of all, so that they are composed together; each knows its own
  const together = { ...first.item, media: pictures.map(({ media }) => media) }
  // over the margin, too: their words have to be read
  const at = place ?? { x: 0, w: design.x + design.w }
  const least = place ? leastPrint : leastOf(pictures, design)
  const compose = composeClippings(lineRows(context), least)
  const rows = { ...others, ...at, compose, composeFilling: compose, groupMost: 6 }
  const besideDay = design.daysWithMonths ? monthDayWidth : dayWidth
  const blocks = photoBlocks(together, context, rows).map(block => {
    if (block.kind !== 'photos') return block
    const widths = widthsAtLeast(block)
    for (const [photo, width] of widths) {
      const { item } = pictureOf(photo)
      if (isCaption(item) && emWidth(item.text) * emOf(context) + besideDay <= width) captioned.add(item.id)
    }
    return { ...block, draw: (...at: Parameters<PhotosBlock['draw']>) => withDays(block.draw(...at)) }
  })
  return { blocks, captioned }

  function withDays({ elements, regions }: Drawn): Drawn {
    return {
      regions: regions.map(region => {
        const { item, index } = pictureOf(region.photo)
        return { ...region, item: item.id, photo: index }
      }),
      elements: [
        ...elements,
        ...regions.flatMap(({ photo, x, y, w, h }): Element[] => {
          const { item } = pictureOf(photo)
          if (design.daysWithMonths)
            return captionOf(item, captioned.has(item.id), { x, y: y + h, w }, context, design)
          const day = String(dayOf(item.time, context.timeZone).day)
          const words = captioned.has(item.id)
            ? line(`${day}　${item.text.trim()}`, context)
            : { runs: [day] }
          return [{ kind: 'text', x, y: y + h, w, style: 'meta', lines: 1, ...words }]
        }),
      ],
    }
  }

  function pictureOf(photo: number | undefined) {
    const picture = pictures[photo ?? 0]
    invariant(picture, 'each picture of the clippings is of one of them')
    return picture
  }
}

// As captions of photos are told from words: the day with its month, in colour, then what was said, or else the weekday.
function captionOf(
  item: Item,
  isSpoken: boolean,
  { x, y, w }: { x: number; y: number; w: number },
  context: TypesetContext,
  { accent }: ItemDesign,
): Element[] {
  const { meta, mark } = context.styles
  const { month, day, weekday } = headWords(item, context)
  const words = isSpoken ? line(item.text.trim(), context) : { runs: [weekday] }
  const top = y + belowPicture
  return [
    {
      kind: 'text',
      x,
      y: top + ontoBaselineOf(meta, mark),
      w: monthDayWidth,
      style: 'mark',
      color: accent,
      lines: 1,
      runs: [`${month}.${day}`],
    },
    { kind: 'text', x: x + monthDayWidth, y: top, w: w - monthDayWidth, style: 'meta', lines: 1, ...words },
  ]
}

/** mm */
const belowPicture = 0.7

// mm; screens of phones are read at less width
function leastOf(pictures: readonly Clipping[], { leastClipping }: ItemDesign): number | undefined {
  if (leastClipping === undefined) return undefined
  const isWide = ({ media: { picture } }: Clipping) => !picture || picture.width > 0.7 * picture.height
  return pictures.length === 1 && pictures.every(isWide) ? leastClipping : leastPrint
}

type Drawn = ReturnType<PhotosBlock['draw']>

// mm of each picture where the group is as small as it may become
function widthsAtLeast({ offer, draw }: PhotosBlock): [photo: number, width: number][] {
  return draw(offer.min, 0, 0).regions.flatMap(({ photo, w }) =>
    photo === undefined ? [] : [[photo, w] satisfies [number, number]],
  )
}

const isCaption = ({ text, place, people, links, media }: Item) =>
  media.length === 1 && text.trim() !== '' && !place && people.length === 0 && links.length === 0

/** mm that the day takes before the words. */
const dayWidth = 7
const monthDayWidth = 8.4

function emOf({ styles }: TypesetContext): number {
  const { meta } = styles
  invariant(meta, 'every typeset has a style of what is said about entries')
  return meta.size * pt
}
