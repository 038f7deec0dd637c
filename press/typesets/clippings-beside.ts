import type { Item, Media } from '#domain/books/item'
import { spanOf } from '../page/columns.ts'
import type { Block, PhotosBlock } from '../paginate/block.ts'
import { measureBlocks } from '../paginate/measure-blocks.ts'
import { fewTallest } from './compose-clippings.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign, PhotoPlace } from './item-design.ts'
import { dayWidthMm, runOfItems } from './run-of-items.ts'
import { rowsOf, withWordsBeside } from './words-beside.ts'

/**
 * The columns that one or two clippings stand on, at most about half of the page: in the margin where that is wide enough for them, else
 * from the left of the words, or of the page where that leaves no room for words beside them. None of more clippings, or where a column
 * is too narrow for both.
 */
export function placeOfFew(
  pictures: readonly Media[],
  { area }: TypesetContext,
  { x, w, columns }: ItemDesign,
): PhotoPlace | undefined {
  if (!columns || pictures.length === 0 || pictures.length > mostFew) return undefined
  const full = x + w
  const tallest = area.height * fewTallest
  const aspects = pictures.map(({ picture }) => (picture ? picture.width / picture.height : 1))
  const wanted = aspects.reduce((sum, aspect) => sum + tallest * aspect, 0)
  const widths = Array.from({ length: columns.count }, (_, n) => spanOf(columns, 0, n + 1).w)
  const widest = (most: number) => widths.findLast(width => width <= most + 0.1) ?? 0
  const own = widest(Math.min(wanted, full * largestShare))
  const white = columns.gutter + dayWidthMm
  const upTo = (most: number) => Math.min(own, widest(most))
  const isFair = (width: number) => width >= leastPicture && width >= Math.min(own, fairPicture)
  const inMargin = upTo(x - white)
  if (isFair(inMargin)) return { x: 0, w: inMargin }
  const besideWords = upTo(w - white - leastWords)
  if (isFair(besideWords)) return { x, w: besideWords }
  const besideAll = upTo(full - white - leastWords)
  return isFair(besideAll) ? { x: 0, w: besideAll } : undefined
}

/** One piece of clippings and of as many of the words as are no higher, and the items that are left for below. */
export function runBeside(
  [group, ...others]: readonly Block[],
  spoken: readonly Item[],
  context: TypesetContext,
  design: ItemDesign,
): { block: PhotosBlock; below: Item[] } | undefined {
  if (group?.kind !== 'photos' || others.length > 0 || spoken.length === 0) return undefined
  const { natural } = group.offer
  const pictures = group.draw(natural, group.x, 0).regions
  const right = Math.max(...pictures.map(picture => picture.x + picture.w))
  const x = Math.max(design.x, right + design.photoGap + dayWidthMm)
  const w = design.x + design.w - x
  const run = runOfItems(spoken, context, { ...design, x, w })
  measureBlocks(run, context)
  const blocks: Block[] = []
  let depth = 0
  for (const item of spoken) {
    const own = run.filter(block => block.item === item.id)
    const rows = own.reduce((sum, block) => sum + block.before + rowsOf(block), 0)
    if (depth + rows > natural) break
    depth += rows
    blocks.push(...own)
  }
  if (blocks.length === 0) return undefined
  const shown = new Set(blocks.map(({ item }) => item))
  // its words stand beside it at one width
  const whole = { ...group, offer: { ...group.offer, min: natural, max: natural, heights: [natural] } }
  return {
    block: withWordsBeside(whole, { blocks, head: 0, depth }, context),
    below: spoken.filter(({ id }) => !shown.has(id)),
  }
}

export const mostFew = 2
/** Share of the page that they take of its width. */
const largestShare = 0.55
/** mm */
const leastPicture = 24
const fairPicture = 34
const leastWords = 38
