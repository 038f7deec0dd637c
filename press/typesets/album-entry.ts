import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'
import { type AlbumPage, placeOf } from './album-page.ts'
import { composeAloneLarge } from './album-photos.ts'
import type { TypesetContext } from './context.ts'
import { featured } from './featured.ts'
import { isAlbum } from './is-album.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign, PhotoShape } from './item-design.ts'
import { photoBlocks } from './photo-blocks.ts'
import { type BesideWords, withWordsBeside } from './words-beside.ts'

/** What an entry is set with. */
export interface Beside {
  words: BesideWords
  /** Photos of an album that stand in the column beside its words, at most. */
  most: number
  page: AlbumPage
  context: TypesetContext
  design: ItemDesign
}

/**
 * An entry with its words in the margin and all its photos in the column beside them. More than it holds are a block of their own as wide as the page, below
 * the words: begun in the column and gone on under the words, they would be a T. A photo that runs off the page stands below the words, too.
 */
export function entryBeside(item: Item, { words, most, page, context, design }: Beside): Block[] {
  if (!staysInColumn(item, most)) return itemBlocks(item, context, design)
  const look = lookBeside(page, context, design)
  return withWords(photoBlocks(item, context, look), words, page, context)
}

/** The best of a month on pages of its own: the picture that dominates them beside its words, the others below it in the same column; more than that holds as elsewhere. */
export function bestBeside(item: Item, around: Beside): Block[] {
  const { words, most, page, context, design } = around
  const large = featured(item)
  const dominant = large.media.findIndex(({ size }) => size === 'large')
  if (dominant < 0 || !staysInColumn(item, most)) return entryBeside(item, around)
  const look = lookBeside(page, context, design)
  const first = photoBlocks(large, context, look, index => index === dominant)
  const others = photoBlocks(item, context, look, index => index !== dominant)
  return [...withWords(first, words, page, context), ...others]
}

const staysInColumn = (item: Item, most: number) => !isAlbum(item) || item.media.length <= most

function lookBeside(page: AlbumPage, context: TypesetContext, design: ItemDesign): ItemDesign {
  return {
    ...design,
    // level with the words beside it
    belowWords: 0,
    composeLarge: composeAloneLarge,
    photos: (_: Item, group: readonly PhotoShape[]) => {
      const place = placeOf(group, page.columns, context)
      return place.bleeds ? place : page.words
    },
  }
}

function withWords(
  [first, ...others]: readonly Block[],
  words: BesideWords,
  { margin }: AlbumPage,
  context: TypesetContext,
): Block[] {
  if (first?.kind === 'photos' && first.x > margin.w)
    return [withWordsBeside(first, words, context), ...others]
  return [...words.blocks, ...(first ? [first] : []), ...others]
}
