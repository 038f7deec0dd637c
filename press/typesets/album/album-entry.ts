import type { Item } from '#domain/books/item'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { featured } from '../featured.ts'
import { isAlbum } from '../is-album.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign, PhotoShape } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { pxPerMmOf } from '../shown-photos.ts'
import { type BesideWords, withWordsBeside, wordsInMargin } from '../words-beside.ts'
import { type AlbumPage, besideOf, placeOf } from './album-page.ts'
import { areEven } from './album-photos.ts'
import { composeAloneLarge, composeLeading } from './photos-alone.ts'

/** What an entry is set with. */
export interface Beside {
  words: BesideWords
  /** Photos of an album that stand in the column beside its words, at most. */
  most: number
  /** Rows of words with their head that leave no more than a strip free beside them. */
  above: number
  /** Two to four photos are as wide as the page below few words, too. */
  wide: boolean
  page: AlbumPage
  context: TypesetContext
  design: ItemDesign
}

/**
 * An entry with its words in the margin and all its photos in the column beside them. More than it holds are a block as wide as the page, below few words in
 * the margin; of more words its first photos stand beside them, about as high as they are, so that they fill its corner.
 */
export function entryBeside(item: Item, around: Beside): Block[] {
  const { words, above, context, design } = around
  const look = lookBeside(around)
  const { narrowPlace, ...across } = design
  const below = { ...across, ...(acrossOf(item) <= widestRow && narrowPlace && { narrowPlace }) }
  const isFew = item.media.length > 1 && !isAlbum(item) && !isSized(item) && words.depth <= mostAbove
  const others = isFew ? [across, { ...across, ...leastInCorner }] : []
  const firstEven = (usual: ItemDesign) => {
    const photos = photoBlocks(item, context, usual)
    const isFair = others.length === 0 || isEven(photos)
    const even = isFair ? photos : others.map(look => photoBlocks(item, context, look)).find(isEven)
    return withWords(item, even ?? photos, around)
  }
  if (staysInColumn(item, around)) return firstEven(look)
  const corner = words.depth > above ? rowInCorner(item, look, around) : undefined
  if (!corner && words.depth <= mostAbove) return firstEven(below)
  if (!corner) return itemBlocks(item, context, below)
  const { row, count } = corner
  return [row, ...photoBlocks(item, context, { ...design, belowWords: 0 }, index => index >= count)]
}

// Whether all rows of photos reach the right edge of their place, with no stamps.
const isEven = (photos: readonly Block[]): boolean =>
  photos.every(block => {
    if (block.kind !== 'photos') return true
    const { min, natural, max, heights = [min, natural, max] } = block.offer
    return heights.every(
      rows => rows > max || areEven(block.x + block.w, block.draw(rows, block.x, 0).regions),
    )
  })

/** Rows of words with their head in the margin above a block: more would leave a strip of white beside them. */
const mostAbove = 5

/** The best of a month: the picture that dominates it beside its words, the others below it in the same column, where they end as it does; else as others. */
export function bestBeside(item: Item, around: Beside): Block[] {
  const { page, context } = around
  const large = featured(item)
  const dominant = large.media.findIndex(({ size }) => size === 'large')
  if (!bearsColumn(large, page, context) || !staysInColumn(item, { ...around, wide: false }))
    return entryBeside(item, around)
  const look = lookBeside(around)
  if (large.media.length === 1) return withWords(item, photoBlocks(large, context, look), around)
  const leading = { ...look, compose: composeLeading, composeLarge: composeLeading }
  const first = photoBlocks(large, context, leading, index => index === dominant)
  const others = photoBlocks(item, context, leading, index => index !== dominant)
  const isFair = isEven([...first, ...others]) && (large.media.length > 2 || fitOnPage(large, page, context))
  return isFair ? [...withWords(item, first, around), ...others] : entryBeside(item, around)
}

// Whether its photos stand below each other in the column, with what stands there before or after.
const fitOnPage = ({ media }: Item, { words }: AlbumPage, { area }: TypesetContext): boolean => {
  const high = media.reduce((sum, { picture }) => sum + (picture ? picture.height / picture.width : 0), 0)
  return high * words.w < area.height * mostOfPage
}

const mostOfPage = 0.75

/** Whether the picture of an entry that is to be large has the pixels for the column: a narrower one would end short of the row below it. */
export function bearsColumn(item: Item, { words }: AlbumPage, context: TypesetContext): boolean {
  const large = item.media.find(({ size }) => size === 'large')
  return (large?.picture?.width ?? 0) >= words.w * pxPerMmOf(item, context)
}

function staysInColumn(item: Item, { words, most, above, wide }: Beside): boolean {
  const { length } = item.media
  const isShort = words.depth <= above
  if (isAlbum(item)) return length <= most && !(isShort && acrossOf(item) > length * widest)
  const mayBeWide = wide || acrossOf(item) > widestRow
  return !mayBeWide || length < 2 || length > 4 || !isShort || isSized(item)
}

const isSized = ({ media }: Item) => media.some(({ size }) => size)

const acrossOf = ({ media }: Item) =>
  media.reduce((sum, { picture }) => sum + (picture ? picture.width / picture.height : 0), 0)

/** Width over height of several photos that would be stamps beside each other in the column, and of each of an album. */
const widestRow = 3.2
const widest = 1.6

function lookBeside({ words, above, page, context, design }: Beside): ItemDesign {
  return {
    ...design,
    // level with the words beside it
    belowWords: 0,
    composeLarge: composeAloneLarge,
    photos: (_: Item, group: readonly PhotoShape[]) => {
      const place = placeOf(group, page.columns, context)
      return place.bleeds && words.depth <= above ? place : page.words
    },
  }
}

// The first photos of an album in one group that is not much higher than the words.
function rowInCorner(
  item: Item,
  look: ItemDesign,
  { words, context }: Beside,
): { row: PhotosBlock; count: number } | undefined {
  const { heroes: _, ...plain } = look
  const inCorner = { ...plain, ...leastInCorner }
  const rows = countsInCorner.flatMap(count => {
    if (item.media.length < count + fewestBelow) return []
    const [row, ...others] = photoBlocks(item, context, inCorner, index => index < count)
    if (row?.kind !== 'photos' || others.length > 0) return []
    const { heights = [row.offer.natural] } = row.offer
    const rows = heights.find(height => height > words.depth)
    if (rows === undefined || rows > row.offer.max || rows > words.depth + mostBelowWords) return []
    const sides = row.draw(rows, 0, 0).regions.flatMap(({ w, h }) => [w, h])
    return sides.some(side => side < leastInCorner.leastSide * 0.9) ? [] : [{ row, count, rows }]
  })
  const [first, ...others] = rows
  if (!first) return undefined
  const { row, count, rows: height } = others.reduce((a, b) => (b.rows < a.rows ? b : a), first)
  const offer = { ...row.offer, min: height, natural: height, max: height, heights: [height] }
  return { row: withWordsBeside({ ...row, offer }, words, context), count }
}

const countsInCorner = [2, 3, 4, 5]
/** Photos that are a block below others. */
const fewestBelow = 3
/** Rows free below the words. */
const mostBelowWords = 6
// mm
const leastInCorner = { leastSide: 28, leastTall: 31.4 }

function withWords(item: Item, photos: readonly Block[], { words, page, context }: Beside): Block[] {
  const [first, ...others] = photos
  if (first?.kind === 'photos' && first.x > page.margin.w)
    return [withWordsBeside(first, words, context, true), ...others]
  if (words.blocks.length === 0) return [...photos]
  const above = wordsInMargin(item, words, besideOf(page), context)
  return first ? [{ ...above, keepNext: true }, ...photos] : [above]
}
