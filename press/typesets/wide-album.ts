import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'
import type { TypesetContext } from './context.ts'
import { isAlbum } from './is-album.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { magazineHead, withDayAbove } from './magazine-head.ts'
import type { PagesOfMonth } from './typeset.ts'

/** Whether an entry of a5-2 may stand over both columns: an album with few words, none of them below a picture or in one (decision 0181). */
export const mayStandWide = (item: Item): boolean =>
  isAlbum(item) &&
  item.text.length <= mostCharacters &&
  item.media.every(({ picture, caption }) => picture?.kind !== 'words' && !caption)

/** About a dozen lines over both columns. */
const mostCharacters = 400

/** An album over both columns, its words above its photos. `design` is as wide as the page. */
export function wideAlbum(item: Item, context: TypesetContext, design: ItemDesign): Block[] {
  const look = { ...design, leastSide, photoTargetScale: 0.6, groupMost: 4 }
  const blocks = [...magazineHead(item, context, design.w), ...itemBlocks(item, context, look)]
  return blocks.map(block => ({
    ...(block.kind === 'photos' ? withDayAbove(block, item, context) : { ...block, keepNext: true }),
    wide: true,
  }))
}

/** mm of the shorter side of each photo: three that lie stand beside each other, or four that do not. */
const leastSide = 20

/** What a reader would mind of a month that has `albums`, in pages: those in a column of `columnWidth` mm, and pages more, which they must not cost. */
export function faultsOfAlbums(
  { pages }: PagesOfMonth,
  albums: readonly Item[],
  columnWidth: number,
): number {
  if (albums.length === 0) return 0
  const isAcross = ({ x, w }: { x: number; w: number }) => x < columnWidth && x + w > columnWidth + hair
  const across = new Set(
    pages.flatMap(({ regions }) =>
      regions.filter(region => region.photo !== undefined && isAcross(region)).map(({ item }) => item),
    ),
  )
  const narrow = albums.filter(({ id }) => !across.has(id)).length
  const alone = pages.filter(({ spread = 0 }) => spread > mostSpread).length
  return ofNarrow * narrow + ofColumnAlone * alone + ofPageMore * pages.length
}

/** mm */
const hair = 1
const ofNarrow = 1.2
/** Share of a page by which one column is longer than the other where it looks alone. */
const mostSpread = 0.5
const ofColumnAlone = 1
/** Beside what a page counts in other months. */
const ofPageMore = 0.5
