import type { Item } from '#domain/books/item'
import { type Columns, spanOf } from '../../page/columns.ts'
import type { Block } from '../../paginate/block.ts'
import { shownSize } from '../../photos/crop.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { type BesideWords, rowsOf, withWordsBeside, wordsBeside } from '../words-beside.ts'
import { composePlates } from './compose-plates.ts'

/**
 * Entries of one photo that is not wide, as it stands beside their words on half of the measure each: not parted by a page, and no white
 * beside the photo. Of words that are higher than it the last paragraphs stand beside it, the others above both.
 */
export function besideWords(
  items: readonly Item[],
  columns: Columns,
  context: TypesetContext,
  look: ItemDesign,
): (item: Item, design: ItemDesign) => Block[] | undefined {
  const half = columns.count / 2
  const place = spanOf(columns, 0, half)
  const counts = Array.from({ length: half - leastColumns + 1 }, (_, n) => half - n)
  const compose = composePlates({ columns, counts, align: 'left', least: leastShare })
  const words = { ...look, ...spanOf(columns, half, half) }
  const beside = wordsBeside(items.filter(isUpright), new Map(), context, words, mostRows)
  return (item, design) => {
    const own = beside.get(item.id)
    if (!own) return undefined
    const [photo, ...others] = photoBlocks(item, context, {
      ...design,
      photos: () => place,
      compose,
      composeLarge: compose,
    })
    if (photo?.kind !== 'photos' || others.length > 0) return undefined
    const last = lastOf(own.blocks, photo.offer.natural)
    if (last.depth < leastBeside) return undefined
    const all = itemBlocks({ ...item, media: [] }, context, design)
    const above = all.slice(0, own.blocks.length - last.blocks.length)
    const group = withWordsBeside(photo, last, context)
    return [...above, { ...group, before: above.length > 0 ? design.partGap : group.before }]
  }
}

// As many of the last paragraphs as are no higher than that.
function lastOf(blocks: readonly Block[], most: number): BesideWords {
  const last: Block[] = []
  let depth = 0
  for (const block of blocks.toReversed()) {
    const white = last[0]?.before ?? 0
    if (depth + white + rowsOf(block) > most) break
    depth += white + rowsOf(block)
    last.unshift({ ...block })
  }
  const [first] = last
  if (first) first.before = 0
  return { blocks: last, head: 0, depth }
}

function isUpright({ title, album, media: [photo, ...others] }: Item): boolean {
  const { picture, crop, size, caption } = photo ?? {}
  if (!picture || others.length > 0 || size || caption || title || album || picture.kind === 'words')
    return false
  const { width, height } = shownSize(picture, crop)
  return width < height * wide
}

/** Width over height of what suits the whole measure. */
const wide = 1.2
/** Rows of words beside a photo; a line alone stands above it. */
const leastBeside = 2
/** Rows of the words of an entry that may stand so. */
const mostRows = 30
/** Columns of a photo beside words. */
const leastColumns = 4
/** Of the height that suits a photo. */
const leastShare = 0.75
