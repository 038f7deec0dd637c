import type { Item, Media } from '#domain/books/item'
import { type Columns, spanOf } from '../page/columns.ts'
import type { Block, PhotosBlock } from '../paginate/block.ts'
import { measureBlocks } from '../paginate/measure-blocks.ts'
import { fewTallest, mostFew } from './compose-clippings.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign, PhotoPlace } from './item-design.ts'
import { dayWidthMm, runOfItems } from './run-of-items.ts'
import { depthOf, withWordsBeside } from './words-beside.ts'

/**
 * The columns that one or two clippings stand on, at most about half of the page: in the margin where that is wide enough for them, from the
 * left of the words, or of the page where that leaves no room for words beside them. None of more clippings, or where a column is too narrow for both.
 */
export function placeOfFew(
  pictures: readonly Media[],
  { area }: TypesetContext,
  { x, w, columns }: ItemDesign,
): PhotoPlace | undefined {
  if (!columns || pictures.length === 0 || pictures.length > mostFew) return undefined
  const full = x + w
  const wanted = wantedBy(pictures, area)
  const widest = (most: number) => widestOf(columns, most)
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

// mm of pictures beside each other where they are as tall as they may be
function wantedBy(pictures: readonly Media[], { height }: TypesetContext['area']): number {
  const aspects = pictures.map(({ picture }) => (picture ? picture.width / picture.height : 1))
  return aspects.reduce((sum, aspect) => sum + height * fewTallest * aspect, 0)
}

function widestOf(columns: Columns, most: number): number {
  const widths = Array.from({ length: columns.count }, (_, n) => spanOf(columns, 0, n + 1).w)
  return widths.findLast(width => width <= most + hair) ?? 0
}

/** One piece of clippings and of as many of the words as are no higher, and the items that are left for below. */
export function runBeside(
  [group, ...more]: readonly Block[],
  spoken: readonly Item[],
  context: TypesetContext,
  design: ItemDesign,
): { block: PhotosBlock; below: Item[] } | undefined {
  if (group?.kind !== 'photos' || more.length > 0 || spoken.length === 0) return undefined
  const { natural } = group.offer
  const right = Math.max(...group.draw(natural, group.x, 0).regions.map(({ x, w }) => x + w))
  const x = Math.max(design.x, right + design.photoGap + dayWidthMm)
  const w = design.x + design.w - x
  // their days stand beside them: in the margin are the pictures
  const { runMargin: _, ...others } = design
  const run = runOfItems(spoken, context, { ...others, x, w })
  measureBlocks(run, context)
  const blocks: Block[] = []
  let depth = 0
  for (const item of spoken) {
    const own = run.filter(block => block.item === item.id)
    const rows = depthOf(own)
    if (depth + rows > natural) break
    depth += rows
    blocks.push(...own)
  }
  if (blocks.length === 0) return undefined
  const shown = new Set(blocks.map(({ item }) => item))
  const offer = { ...group.offer, min: natural, max: natural, heights: [natural] }
  const whole = { ...group, offer }
  return {
    block: withWordsBeside(whole, { blocks, head: 0, depth }, context),
    below: spoken.filter(({ id }) => !shown.has(id)),
  }
}

/** Whether photos in so many rows, and words beside them, begin on the lines that the book has; on any where it has none. */
export function isOnLines(group: PhotosBlock, rows: number, lines: ItemDesign['lines']): boolean {
  const { regions } = group.draw(rows, group.x, 0)
  return !lines || regions.every(({ x }) => lines.some(line => Math.abs(line - x) < hairOfLine))
}

/** Share of the page that they take of its width. */
const largestShare = 0.55
/** mm */
const leastPicture = 24
const fairPicture = 34
const leastWords = 38
const hair = 0.1
const hairOfLine = 0.25
