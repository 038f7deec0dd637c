import type { Item } from '#domain/books/item'
import type { Block, PhotosBlock } from '../paginate/block.ts'
import { type Clipping, clippingPictures, picturesOf } from './clipping-pictures.ts'
import { arePhotosOnLines, placeOfFew, placeOfPair, runBeside } from './clippings-beside.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign } from './item-design.ts'
import { lineRows } from './line-rows.ts'
import { runOfItems } from './run-of-items.ts'
import { sectionHead } from './section-head.ts'

/**
 * Pictures with words in them and links that were shared: the pictures together, whole, each over its day and what was said of it
 * where that fits below it; then the links, and what else was said, beside the pictures where these are one or two.
 */
export function clippingsBlocks(
  items: readonly Item[],
  context: TypesetContext,
  design: ItemDesign,
): Block[] {
  const [first] = items
  if (!first) return []
  const pictures = picturesOf(items)
  const { blocks, captioned, beside } = picturesAndWords(items, pictures, context, design)
  const below = beside?.below ?? spokenOf(items, captioned)
  return [
    sectionHead(first, context.words.clippings, context, design),
    ...(beside ? [beside.block] : blocks),
    ...runOfItems(below, context, design).map((block, i) =>
      i === 0 && blocks.length > 0 ? { ...block, before: lineRows(context) } : block,
    ),
  ]
}

// One or two pictures with words beside them, or else beside each other over the page.
function picturesAndWords(
  items: readonly Item[],
  pictures: readonly Clipping[],
  context: TypesetContext,
  design: ItemDesign,
): PicturesAndWords {
  const media = pictures.map(({ media }) => media)
  const place = placeOfFew(media, context, design)
  const set = clippingPictures(pictures, context, design, place)
  const beside = place && runBeside(set.blocks, spokenOf(items, set.captioned), context, design)
  if (beside || !place || pictures.length === 1 || !design.clippingsYield) return { ...set, beside }
  const pair = clippingPictures(pictures, context, design, placeOfPair(media, context, design))
  const blocks = pair.blocks.map(block => (block.kind === 'photos' ? beginningOnLines(block, design) : block))
  return { ...(blocks.every(block => block !== undefined) ? { ...pair, blocks } : set), beside }
}

type PicturesAndWords = ReturnType<typeof clippingPictures> & { beside: ReturnType<typeof runBeside> }

// Only as high as it is where all of it begins on lines of the book; undefined where it never does.
function beginningOnLines(block: PhotosBlock, { lines }: ItemDesign): PhotosBlock | undefined {
  if (!lines) return block
  const { min, natural, max, heights = [] } = block.offer
  const lawful = [...new Set([min, ...heights, natural, max])]
    .sort((a, b) => a - b)
    .filter(rows => arePhotosOnLines(block, rows, lines))
  const [least] = lawful
  const most = lawful.at(-1)
  if (least === undefined || most === undefined) return undefined
  const usual = lawful.findLast(rows => rows <= natural) ?? least
  return { ...block, offer: { ...block.offer, min: least, natural: usual, max: most, heights: lawful } }
}

// What was said of pictures that have no line for it below them, and of links.
export const spokenOf = (items: readonly Item[], captioned: ReadonlySet<string>): Item[] =>
  items.filter(item => hasWords(item) && !captioned.has(item.id)).map(item => ({ ...item, media: [] }))

const hasWords = ({ text, place, people, links }: Item) =>
  text.trim() !== '' || place !== undefined || people.length > 0 || links.length > 0
