import type { Item } from '#domain/books/item'
import type { Module } from '../paginate/bands/module.ts'
import type { Block } from '../paginate/block.ts'
import { emWidth } from '../text/em-width.ts'
import type { TypesetContext } from './context.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { isPlain, magazineFigure, magazinePhoto } from './magazine-figure.ts'
import { magazineHead, withDayAbove } from './magazine-head.ts'
import { type HeadOf, type MagazineDesigns, wideWays, wideWords } from './magazine-wide-ways.ts'
import { type ShownPhoto, shownPhotos } from './shown-photos.ts'
import { belowHead } from './sign-in-head.ts'

/**
 * An entry of a5-2 as a module: in a column, or over both, where its photos are four or more (decision 0194). Long words with many photos are one module, and the photos
 * the next one.
 */
export function entryModules(
  item: Item,
  isBest: boolean,
  context: TypesetContext,
  designs: MagazineDesigns,
): Module[] {
  const photos = shownPhotos(item, context, () => true, designs.column.w)
  const isAlbum = photos.length >= fewest
  const said = belowHead(item)
  const heads = new Map<number, Block[]>()
  const head = (w: number) => {
    const known = heads.get(w) ?? magazineHead(item, context, w)
    heads.set(w, known)
    return known
  }
  const noHead = () => []
  if (isAlbum && emWidth(item.text) > mostWithAlbum) {
    const { text: _, title: __, quote: ___, poll: ____, event: _____, album: ______, ...others } = item
    const album = { ...others, text: '', links: [] }
    return [
      ...moduleOf({ ...said, media: [] }, [], head, isBest, context, designs),
      ...moduleOf(album, photos, noHead, isBest, context, designs),
    ]
  }
  return moduleOf(said, photos, head, isBest, context, designs)
}

function moduleOf(
  item: Item,
  photos: readonly ShownPhoto[],
  head: HeadOf,
  isBest: boolean,
  context: TypesetContext,
  designs: MagazineDesigns,
): Module[] {
  const { column } = designs
  const isAlbum = photos.length >= fewest
  const own = photosInColumn(item, photos, context, column)
  const words = itemBlocks({ ...item, media: [] }, context, column)
  const blocks = own ? [...words, ...own] : itemBlocks(item, context, column)
  const wide = [
    ...wideWays(item, photos, head, isBest, isAlbum, words, context, designs),
    ...(own && !isAlbum ? wideWords(item, photos, own, head, words, context, designs) : []),
  ]
  return [
    {
      column: [...head(column.w), ...blocks].map(withDayAbove(item, context)),
      ...(isAlbum && wide.length > 0 && { ofColumn: isPlain(photos) ? ofAlbumInColumn : ofOthersInColumn }),
      wide,
      ofCut: isAlbum || emWidth(item.text) >= longWords(column) ? ofLong : ofShort,
    },
  ]
}

// One as wide as the column, several in strips; undefined where that cannot be.
function photosInColumn(
  item: Item,
  photos: readonly ShownPhoto[],
  context: TypesetContext,
  design: ItemDesign,
): Block[] | undefined {
  const [first, ...others] = photos
  if (!first) return []
  if (!isPlain(photos)) return undefined
  if (others.length === 0) return [magazinePhoto(item, first, item.text.length, context, design)]
  const figure = magazineFigure(item, photos, context, design, 'column')
  return figure && [figure]
}

/** Photos of an entry that stands over both columns. */
const fewest = 4
/** Em of words that stand with an album: about a page of two columns. */
const mostWithAlbum = 450
/** Em of words that may go on in the next column: 20 lines. */
const longWords = ({ w }: ItemDesign) => (20 * w) / emMm
const emMm = 3.1

/** Demerits. */
const ofAlbumInColumn = 5
const ofOthersInColumn = 0.6
const ofLong = { words: 0.12, photos: 0.5 }
const ofShort = { words: 2.4, photos: 2.8 }
