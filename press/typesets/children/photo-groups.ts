import type { Item } from '#domain/books/item'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { isAlbum } from '../is-album.ts'
import type { ItemDesign } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { crayonsOf } from './crayons.ts'
import { asPrints } from './print-photos.ts'
import { prints } from './story-design.ts'

/** The photos of a story that goes over pages: any that follow each other may stand together, and a page may end behind any. */
export interface PhotoGroups {
  count: number
  /** Rows of white between the words and the first of them. */
  before: number
  /** Rows of white between two groups. */
  gap: number
  /** Those from one up to another as one group, the best way first; none where they are not to share one. */
  groupsOf(from: number, to: number): GroupOfPhotos[]
}

/** Photos that stand together, and their captions. */
export interface GroupOfPhotos {
  block: PhotosBlock
  captions: Block[]
}

/** The photos of an item in groups. */
export function photoGroups(
  item: Item,
  context: TypesetContext,
  design: ItemDesign,
  before: number,
): PhotoGroups | undefined {
  const { media } = item
  const shown = media.flatMap(({ picture, kind }, n) => (picture || kind === 'video' ? [n] : []))
  if (shown.length === 0) return undefined
  const crayons = crayonsOf(context.month)
  const ofAlbum = isAlbum(item)
  return {
    count: shown.length,
    before,
    // groups of an album bring theirs
    gap: ofAlbum ? 0 : 1,
    groupsOf(from, to) {
      const own = new Set(shown.slice(from, to))
      // one alone may be lower, which its offer has no heights for, but for one with words
      const isRead = media.some(({ picture }, n) => own.has(n) && picture?.kind === 'words')
      const looks = own.size > 1 || isRead ? [design] : [design, lowPrints(design, context)]
      return looks.flatMap(look => {
        const [block, ...captions] = photoBlocks(item, context, look, index => own.has(index))
        const printed = block && asPrints(block, crayons)
        const isOne = captions.every(({ kind }) => kind === 'text')
        return printed?.kind === 'photos' && isOne ? [{ block: printed, captions }] : []
      })
    },
  }
}

const lowPrints = (design: ItemDesign, { area }: TypesetContext): ItemDesign => ({
  ...design,
  compose: prints('left', area.rows * low.usual),
  composeLarge: (photos, room) => prints('left', area.rows * low.large)(photos, room),
})

/** Of a page. */
const low = { usual: 0.3, large: 0.38 }
