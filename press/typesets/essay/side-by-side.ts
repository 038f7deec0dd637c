import type { Item } from '#domain/books/item'
import { editMonth } from '../../edit/edit-month.ts'
import { columnsOf } from '../../page/columns.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'
import { drawPhotos } from '../draw-photos.ts'
import { isPlain } from '../is-plain.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { type ShownPhoto, shownPhotos } from '../shown-photos.ts'
import { depthOf, drawBlocks } from '../words-beside.ts'
import { entryHead } from './entry-head.ts'
import { isPlate } from './is-plate.ts'
import { isFewWords } from './next-beside.ts'
import { type PairOfPlates, pairOfPlates } from './pair-of-plates.ts'
import { belowHead } from './sign-in-head.ts'

/** One of two entries that stand beside each other. */
interface Column {
  item: Item
  photo: ShownPhoto | undefined
  w: number
  head: Block[]
  words: Block[]
}

interface Pair {
  columns: [Column, Column]
  plates: PairOfPlates
}

/**
 * Two entries of one photo and few words that follow each other, side by side: both days on one line, below them the photos, of one height and
 * together as wide as the measure, and below each its words. What is left of plates stands so at the right of an entry of words before it. By
 * item: that piece for the first, nothing for the second.
 */
export function sideBySide(
  items: readonly Item[],
  white: { before: number; stretch: number },
  context: TypesetContext,
  design: ItemDesign,
): Map<string, Block[]> {
  const parts = editMonth(items, context.edited).map(part =>
    part.kind === 'entry' && isPlain(part.item) && (isPlate(part.item) || isFewWords(part.item))
      ? part.item
      : undefined,
  )
  const pairs = parts.map((second, n) => {
    const first = parts[n - 1]
    return first && second && isPlate(second) ? pairOf([first, second], context, design) : undefined
  })
  measureBlocks(
    pairs.flatMap(pair => pair?.columns.flatMap(({ head, words }) => [...head, ...words]) ?? []),
    context,
  )
  const pieces = new Map<string, Block[]>()
  const ofPlates = (pair: Pair | undefined) => pair?.columns.every(({ photo }) => photo)
  for (const pair of [...pairs.filter(ofPlates), ...pairs.filter(pair => !ofPlates(pair))]) {
    if (!pair) continue
    const [{ item: first }, { item: second }] = pair.columns
    if (pieces.has(first.id) || pieces.has(second.id) || !hasFewWords(pair)) continue
    pieces.set(first.id, [{ ...pieceOf(pair, context, design), ...white }]).set(second.id, [])
  }
  return pieces
}

function pairOf(
  [first, second]: [Item, Item],
  context: TypesetContext,
  design: ItemDesign,
): Pair | undefined {
  const [one, other] = [first, second].map(item => shownPhotos(item, context, () => true)[0])
  if (!other || (!one && first.media.length > 0)) return undefined
  const { area } = context
  const { photoGap, photoInset = 0, belowWords = 0 } = design
  const inset = photoInset + belowWords
  const plates = pairOfPlates([one, other], columnsOf(area.width, 12, photoGap), area, inset)
  if (!plates) return undefined
  const column = (item: Item, photo: ShownPhoto | undefined, at: { x: number; w: number }): Column => ({
    item,
    photo,
    w: at.w,
    // keeps off the head of its neighbour
    head: entryHead(item, { ...at, w: at.w - 2 * photoGap }, { before: 0 }, context),
    words: itemBlocks({ ...belowHead(item), media: [] }, context, { ...design, ...at, body: 'beside' }),
  })
  const [left, right] = plates.places
  return { plates, columns: [column(first, one, left), column(second, other, right)] }
}

// What is much longer than its neighbour leaves white below that.
function hasFewWords({ columns, plates }: Pair): boolean {
  const depths = columns.map(({ words, photo }) => Math.max(0, depthOf(words) - (photo ? 0 : plates.natural)))
  const heads = columns.map(({ head }) => depthOf(head))
  return (
    Math.max(...heads) <= mostOfHead &&
    Math.max(...depths) <= mostOfWords &&
    Math.max(...depths) - Math.min(...depths) <= mostApart
  )
}

function pieceOf({ columns, plates }: Pair, context: TypesetContext, design: ItemDesign): PhotosBlock {
  const { rowMm, width } = context.area
  const { photoInset = 0, belowWords = 0 } = design
  const head = Math.max(...columns.map(({ head }) => depthOf(head)))
  const words = Math.max(0, ...columns.map(({ words, photo }) => (photo ? depthOf(words) : 0)))
  const around = head + words
  const heights = plates.heights.map(rows => rows + around)
  const natural = plates.natural + around
  return {
    kind: 'photos',
    item: columns[0].item.id,
    before: 0,
    x: 0,
    w: width,
    offer: {
      min: heights[0] ?? natural,
      natural,
      max: heights.at(-1) ?? natural,
      heights,
      compose: rows => plates.compose(rows - around),
    },
    draw(rows, x, y) {
      const photoRows = rows - around
      const slots = plates.compose(photoRows)
      const drawn = columns.flatMap(({ item, photo, head: ownHead, words }, n) => [
        drawBlocks(ownHead, { x, y }, rowMm),
        ...(photo
          ? [
              drawPhotos(
                item,
                [photo],
                slots.flatMap(slot => (slot.photo === n ? [{ ...slot, photo: 0 }] : [])),
                x,
                y + head * rowMm + photoInset / 2 + belowWords,
                false,
                design,
              ),
            ]
          : []),
        drawBlocks(words, { x, y: y + (head + (photo ? photoRows : 0)) * rowMm }, rowMm),
      ])
      return {
        elements: drawn.flatMap(({ elements }) => elements),
        regions: drawn.flatMap(({ regions }) => regions),
      }
    },
  }
}

/** Rows. */
const mostOfHead = 2
const mostOfWords = 7
const mostApart = 2
