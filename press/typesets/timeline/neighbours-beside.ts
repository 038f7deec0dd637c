import type { Item } from '#domain/books/item'
import { atTheirDays } from '../../edit/at-their-days.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'
import { markOn } from '../draw-photos.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import type { MarginHead } from '../margin-heads.ts'
import { depthOf, withWordsBeside } from '../words-beside.ts'
import { type Entry, wordsOf } from './entry-words.ts'
import type { PhotoBeside } from './photo-beside.ts'

/**
 * Entries of one photo that is taller than the words beside it, with the next ones, of words alone, below these as far as there is room, each
 * beside its day; the photo bears its own. By item: that piece for the first, nothing for the others.
 */
export function neighboursBeside(
  items: readonly Item[],
  beside: ReadonlyMap<string, PhotoBeside>,
  heads: ReadonlyMap<string, MarginHead>,
  context: TypesetContext,
  design: ItemDesign,
): Map<string, PhotosBlock[]> {
  const parts = atTheirDays(items, context.edited).map(part =>
    part.kind === 'entry' ? part.item : undefined,
  )
  const rows = parts.flatMap((item, n) => {
    const first = item && entryOf(item, beside.get(item.id)?.words.blocks, heads)
    const own = item && beside.get(item.id)
    if (!first || !own) return []
    const next = followers(parts.slice(n + 1, n + 1 + mostNeighbours))
    const narrow = { ...design, w: own.photo.x - design.photoGap - design.x }
    const others = next.flatMap(each => entryOf(each, itemBlocks(each, context, narrow), heads) ?? [])
    return [{ first, own, others }]
  })
  measureBlocks(
    rows.flatMap(({ others }) => others.flatMap(({ words }) => words)),
    context,
  )
  const pieces = new Map<string, PhotosBlock[]>()
  for (const { first, own, others } of rows) {
    // the head of the first stands above the piece, as that of any entry
    const blocks = wordsOf(first).slice(1)
    const fitting: Entry[] = []
    for (const entry of others) {
      const below = wordsOf(entry)
      if (depthOf([...blocks, ...below]) > own.photo.offer.natural) break
      blocks.push(...below)
      fitting.push(entry)
    }
    if (fitting.length === 0) continue
    pieces.set(first.item.id, [pieceOf(own.photo, blocks, first.head.day, context)])
    for (const { item } of fitting) pieces.set(item.id, [])
  }
  return pieces
}

// Names above the words are for one entry alone.
function entryOf(
  item: Item,
  words: readonly Block[] | undefined,
  heads: ReadonlyMap<string, MarginHead>,
): Entry | undefined {
  const head = heads.get(item.id)
  return head?.blocks.length === 1 && words ? { item, head, words } : undefined
}

function followers(items: readonly (Item | undefined)[]): Item[] {
  const end = items.findIndex(item => !item || !isOfWords(item))
  return items.slice(0, end < 0 ? items.length : end).flatMap(item => item ?? [])
}

const isOfWords = ({ text, title, album, quote, poll, links, media }: Item) =>
  !title && !album && !quote && !poll && links.length === 0 && media.length === 0 && text.length <= longest

function pieceOf(photo: PhotosBlock, blocks: Block[], day: string, context: TypesetContext): PhotosBlock {
  const marked: PhotosBlock = {
    ...photo,
    draw(rows, x, y) {
      const drawn = photo.draw(rows, x, y)
      const marks = drawn.regions.flatMap(region => (region.photo === undefined ? [] : markOn(day, region)))
      return { ...drawn, elements: [...drawn.elements, ...marks] }
    },
  }
  return withWordsBeside(marked, { blocks, head: 0, depth: depthOf(blocks) }, context)
}

const mostNeighbours = 3
/** Characters. */
const longest = 120
