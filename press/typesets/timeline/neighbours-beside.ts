import type { Item } from '#domain/books/item'
import { atTheirDays } from '../../edit/at-their-days.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import type { MarginHead } from '../margin-heads.ts'
import { depthOf, withWordsBeside } from '../words-beside.ts'
import { type Entry, wordsOf } from './entry-words.ts'
import { leavesNoHole, type PhotoBeside } from './photo-beside.ts'

/**
 * Entries of one photo that is taller than the words beside it, with the next ones, of words alone, below these, each beside its day: as many as
 * have room, where they leave no hole. By item: that piece for the first, nothing for the others.
 */
export function neighboursBeside(
  items: readonly Item[],
  beside: ReadonlyMap<string, readonly PhotoBeside[]>,
  heads: ReadonlyMap<string, MarginHead>,
  context: TypesetContext,
  design: ItemDesign,
): Map<string, PhotosBlock[]> {
  const parts = atTheirDays(items, context.edited).map(part =>
    part.kind === 'entry' ? part.item : undefined,
  )
  const rows = parts.flatMap((item, n) =>
    (item ? (beside.get(item.id) ?? []) : []).flatMap(place => {
      const first = item && entryOf(item, place.words.blocks, heads)
      if (!first) return []
      const next = followers(parts.slice(n + 1, n + 1 + mostNeighbours))
      const narrow = { ...design, w: place.photo.x - design.photoGap - design.x }
      const others = next.flatMap(each => entryOf(each, itemBlocks(each, context, narrow), heads) ?? [])
      return [{ first, place, others }]
    }),
  )
  measureBlocks(
    rows.flatMap(({ others }) => others.flatMap(({ words }) => words)),
    context,
  )
  const pieces = new Map<string, PhotosBlock[]>()
  for (const { first, place, others } of rows) {
    if (pieces.has(first.item.id)) continue
    // the head of the first stands above the piece, as that of any entry
    const blocks = wordsOf(first).slice(1)
    const fitting: Entry[] = []
    for (const entry of others) {
      const below = wordsOf(entry)
      if (depthOf([...blocks, ...below]) > place.photo.offer.max) break
      blocks.push(...below)
      fitting.push(entry)
    }
    if (fitting.length === 0 || !leavesNoHole(place.photo, depthOf(blocks))) continue
    pieces.set(first.item.id, [pieceOf(place.photo, blocks, context)])
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

const pieceOf = (photo: PhotosBlock, blocks: Block[], context: TypesetContext): PhotosBlock =>
  withWordsBeside(photo, { blocks, head: 0, depth: depthOf(blocks) }, context)

const mostNeighbours = 4
/** Characters. */
const longest = 120
