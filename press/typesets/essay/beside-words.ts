import type { Item } from '#domain/books/item'
import { type Columns, spanOf } from '../../page/columns.ts'
import { pt } from '../../page/style.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import {
  type BesideWords,
  drawBlocks,
  rowsOf,
  withWordsBeside,
  wordsBeside,
} from '../words-beside.ts'
import { composePlates } from './compose-plates.ts'
import { aspectOf, isPlate } from './is-plate.ts'
import { isSignInHead } from './sign-in-head.ts'

/** On how many columns from the left a photo may stand beside its words, the most first. */
export type Counts = readonly [number, ...number[]]

/**
 * Entries of one photo, as it stands on columns that `countsOf` tells of its shape, and their words at its right: not parted by a page, and no
 * white beside the photo. Few words leave the width of the photo to its page. Of words that are higher than it the last paragraphs stand beside
 * it, the others above both.
 */
export function besideWords(
  items: readonly Item[],
  countsOf: (aspect: number) => Counts,
  columns: Columns,
  context: TypesetContext,
  look: ItemDesign & { dominant: number },
): (item: Item, design: ItemDesign) => Block[] | undefined {
  const plates = items
    .filter(item => isPlate(item) && !isSignInHead(item))
    .map(item => ({ item, counts: countsOf(aspectOf(item)) }))
  const wide = wordsAt(plates, columns, context, look)
  const narrow = plates.flatMap(({ item, counts }) => {
    const last = counts.at(-1)
    return wide.has(item.id) || last === undefined || counts.length === 1
      ? []
      : [{ item, counts: [last] as const }]
  })
  const beside = new Map([...wide, ...wordsAt(narrow, columns, context, look)])
  return (item, design) => {
    // not the best of its month, which is larger and above its words
    const own = isPlate(item) ? beside.get(item.id) : undefined
    if (!own) return undefined
    const { counts, words } = own
    const [widest] = counts
    const compose = composePlates({
      columns,
      counts,
      least: leastShare,
      grows: true,
      dominant: look.dominant,
    })
    const [photo, ...others] = photoBlocks(item, context, {
      ...design,
      photos: () => spanOf(columns, 0, widest),
      compose,
      composeLarge: compose,
      // it begins where the words beside it do
      belowWords: 0,
    })
    if (photo?.kind !== 'photos' || others.length > 0) return undefined
    const narrowest = spanOf(columns, 0, counts.at(-1) ?? widest).w
    const last = lastOf(words.blocks, photo.offer.natural)
    if (last.blocks.length === 0) return undefined
    const all = itemBlocks({ ...item, media: [] }, context, design)
    const above = all.slice(0, words.blocks.length - last.blocks.length)
    const group = atItsRight(photo, last, narrowest, context)
    return [...above, { ...group, before: above.length > 0 ? design.partGap : group.before }]
  }
}

interface WordsOfPlate {
  counts: Counts
  words: BesideWords
}

// The words of those for which there is room beside the widest that the photo may be.
function wordsAt(
  plates: readonly { item: Item; counts: Counts }[],
  columns: Columns,
  context: TypesetContext,
  look: ItemDesign,
): Map<string, WordsOfPlate> {
  return new Map(
    [...new Set(plates.map(({ counts }) => counts.join()))].flatMap(key => {
      const alike = plates.filter(({ counts }) => counts.join() === key)
      const counts = alike[0]?.counts ?? [columns.count]
      const w = context.area.width - spanOf(columns, 0, counts[0]).w - whiteOf(context)
      const margin = { ...look, body: 'beside', x: 0, w }
      const items = alike.map(({ item }) => item)
      const words = wordsBeside(
        items,
        new Map(),
        context,
        margin,
        counts.length > 1 ? mostBesideWide : mostRows,
      )
      return [...words].map(([id, words]): [string, WordsOfPlate] => [id, { counts, words }])
    }),
  )
}

// A letter of white behind the photo, as wide as its page makes it; one of few pixels leaves `least` mm all the same.
function atItsRight(
  photo: PhotosBlock,
  words: BesideWords,
  least: number,
  context: TypesetContext,
): PhotosBlock {
  const group = withWordsBeside(photo, { ...words, blocks: [] }, context)
  return {
    ...group,
    draw(rows, x, y) {
      const { elements, regions } = group.draw(rows, x, y)
      const right = Math.max(least, ...regions.map(({ x: left, w }) => left - x + w))
      const { rowMm } = context.area
      const at = { x: x + right + whiteOf(context), y: y + words.head * rowMm }
      const beside = drawBlocks(words.blocks, at, rowMm)
      return { elements: [...elements, ...beside.elements], regions: [...regions, ...beside.regions] }
    },
  }
}

const whiteOf = ({ styles }: TypesetContext) => (styles.body?.size ?? 0) * pt

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

/** Rows of the words of an entry that may stand so, and of those that may beside a photo that the page makes wide. */
const mostRows = 30
const mostBesideWide = 1
/** Of the height that suits a photo. */
const leastShare = 0.6
