import type { Item, Media } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import type { Block } from '../paginate/block.ts'
import { type AlbumPage, placeOf } from './album-page.ts'
import { composeAloneLarge } from './album-photos.ts'
import type { TypesetContext } from './context.ts'
import { featured } from './featured.ts'
import { isAlbum } from './is-album.ts'
import type { ItemDesign, PhotoShape } from './item-design.ts'
import { photoBlocks } from './photo-blocks.ts'
import { type BesideWords, withWordsBeside } from './words-beside.ts'

/** What an entry is set with. */
export interface Beside {
  words: BesideWords
  /** How many photos of an album stand beside its words, what is liked best first. */
  lead: readonly number[]
  page: AlbumPage
  context: TypesetContext
  design: ItemDesign
}

/**
 * An entry with its words in the margin and its photos beside them: of an album so many as the first of `lead` that are as high as the words, and the others
 * below, over the margin. A photo that runs off the page stands below the words.
 */
export function entryBeside(item: Item, { words, lead, page, context, design }: Beside): Block[] {
  const { all, beside } = looksOf(page, context, design)
  if (!isAlbum(item)) return withWords(photoBlocks(item, context, beside), words, page, context)
  const counts = lead.filter(count => count < item.media.length)
  const ways = preferred(counts, count => makeRows(item.media.slice(count))).map(count => ({
    count,
    blocks: photoBlocks(item, context, beside, index => index < count),
  }))
  const { count, blocks } = ways.find(({ blocks }) => areAsHigh(blocks, words)) ?? ways[0] ?? {}
  invariant(count && blocks, 'an album has some photos beside its words')
  const others = photoBlocks(item, context, all, index => index >= count)
  return [...withWords(blocks, words, page, context), ...others]
}

/** The best of a month on pages of its own: the picture that dominates them beside its words, the others below. */
export function bestBeside(item: Item, around: Beside): Block[] {
  const { words, page, context, design } = around
  const large = featured(item)
  const dominant = large.media.findIndex(({ size }) => size === 'large')
  if (dominant < 0) return entryBeside(item, around)
  const { all, beside } = looksOf(page, context, design)
  const first = photoBlocks(large, context, beside, index => index === dominant)
  const look = isAlbum(item) ? all : beside
  const others = photoBlocks(item, context, look, index => index !== dominant)
  return [...withWords(first, words, page, context), ...others]
}

function looksOf(page: AlbumPage, context: TypesetContext, design: ItemDesign) {
  const runsOff = (group: readonly PhotoShape[]) => {
    const place = placeOf(group, page.columns, context)
    return place.bleeds ? place : undefined
  }
  return {
    all: design,
    beside: {
      ...design,
      composeLarge: composeAloneLarge,
      photos: (_: Item, group: readonly PhotoShape[]) => runsOff(group) ?? page.words,
    },
  }
}

const preferred = (counts: readonly number[], suits: (count: number) => boolean) => {
  const suited = counts.filter(suits)
  return suited.length > 0 ? suited : counts
}

// Of tall ones two or five are much higher than a row, and one alone is always.
function makeRows(others: readonly Media[]): boolean {
  const tall = others.filter(({ picture }) => picture && picture.width < picture.height)
  return tall.length * 2 > others.length ? ![1, 2, 5].includes(others.length) : others.length !== 1
}

const areAsHigh = ([first]: readonly Block[], { depth }: BesideWords) =>
  first?.kind === 'photos' && first.offer.max >= depth

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
