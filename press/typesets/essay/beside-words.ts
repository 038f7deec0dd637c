import type { Item } from '#domain/books/item'
import { type Columns, spanOf } from '../../page/columns.ts'
import { pt } from '../../page/style.ts'
import type { Block } from '../../paginate/block.ts'
import { shownSize } from '../../photos/crop.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { type BesideWords, rowsOf, withWordsBeside, wordsBeside } from '../words-beside.ts'
import { composePlates } from './compose-plates.ts'

/**
 * Entries of one photo, as it stands on the columns from the left that `countOf` tells of its shape and their words on the others: not parted by
 * a page, and no white beside the photo. Of words that are higher than it the last paragraphs stand beside it, the others above both.
 */
export function besideWords(
  items: readonly Item[],
  countOf: (aspect: number) => number,
  columns: Columns,
  context: TypesetContext,
  look: ItemDesign,
): (item: Item, design: ItemDesign) => Block[] | undefined {
  const counts = new Map(items.filter(isPlate).map(item => [item, countOf(aspectOf(item))]))
  const beside = new Map(
    [...new Set(counts.values())].flatMap(count => [
      ...wordsBeside(
        items.filter(item => counts.get(item) === count),
        new Map(),
        context,
        { ...look, body: 'beside', ...wordsPlace(columns, count, context) },
        mostRows,
      ),
    ]),
  )
  return (item, design) => {
    const own = beside.get(item.id)
    const count = counts.get(item)
    if (!own || !count) return undefined
    const compose = composePlates({ columns, counts: [count], least: leastShare })
    const [photo, ...others] = photoBlocks(item, context, {
      ...design,
      photos: () => spanOf(columns, 0, count),
      compose,
      composeLarge: compose,
    })
    if (photo?.kind !== 'photos' || others.length > 0) return undefined
    const last = lastOf(own.blocks, photo.offer.natural)
    if (last.blocks.length === 0) return undefined
    const all = itemBlocks({ ...item, media: [] }, context, design)
    const above = all.slice(0, own.blocks.length - last.blocks.length)
    const group = withWordsBeside(photo, last, context)
    return [...above, { ...group, before: above.length > 0 ? design.partGap : group.before }]
  }
}

// At the right of so many columns and a letter of white.
function wordsPlace(
  columns: Columns,
  count: number,
  { styles, area }: TypesetContext,
): { x: number; w: number } {
  const { w } = spanOf(columns, 0, count)
  const x = w + (styles.body?.size ?? 0) * pt
  return { x, w: area.width - x }
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

function isPlate(item: Item): boolean {
  const { title, album, media } = item
  const [photo, ...others] = media
  const { picture, size, caption } = photo ?? {}
  if (!picture || others.length > 0 || size || caption || title || album || picture.kind === 'words')
    return false
  return aspectOf(item) < panorama && !endsInSounds.test(item.text)
}

function aspectOf({ media: [photo] }: Item): number {
  if (!photo?.picture) return 1
  const { width, height } = shownSize(photo.picture, photo.crop)
  return width / height
}

/** Two sounds at the end of a paragraph (ㄎㄎ) are not kept together: in short lines one of them would stand on a line of its own. */
const endsInSounds = /\p{Script=Bopomofo}{2}\s*$/mu
/** Width over height of what suits the whole measure. */
const panorama = 1.9
/** Rows of the words of an entry that may stand so. */
const mostRows = 30
/** Of the height that suits a photo. */
const leastShare = 0.6
