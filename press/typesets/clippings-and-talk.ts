import type { Item } from '#domain/books/item'
import type { MonthPart } from '../edit/edit-month.ts'
import type { Block, PhotosBlock } from '../paginate/block.ts'
import { measureBlocks } from '../paginate/measure-blocks.ts'
import { clippingPictures, picturesOf } from './clipping-pictures.ts'
import { spokenOf } from './clippings.ts'
import { isOnLines } from './clippings-beside.ts'
import { mostFew } from './compose-clippings.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign, PhotoPlace } from './item-design.ts'
import { runOfItems } from './run-of-items.ts'
import { sectionHead } from './section-head.ts'
import { depthOf, withWordsBeside } from './words-beside.ts'

/**
 * One or two clippings of a month whose words stand in the margin (`clippingWords`): they stand where photos do, and beside them what was said of them, and the
 * small talk of the month where that is not longer than they are high. By part of the month: its blocks, none for one that stands beside another.
 */
export function clippingsAndTalk(
  parts: readonly MonthPart[],
  context: TypesetContext,
  design: ItemDesign,
): Map<MonthPart, Block[]> {
  const { clippingWords: margin, talkBeside } = design
  const blocks = new Map<MonthPart, Block[]>()
  if (!margin) return blocks
  const talk = talkBeside && parts.find(({ kind }) => kind === 'smallTalk')
  for (const part of parts.toReversed()) {
    if (part.kind !== 'clippings') continue
    const isFree = talk && !blocks.has(talk)
    const both = isFree && bandOf(part.items, talkOf(talk), margin, context, design)
    if (both) blocks.set(part, []).set(talk, both)
    else {
      const alone = bandOf(part.items, [], margin, context, design)
      if (alone) blocks.set(part, alone)
    }
  }
  for (const part of parts) {
    const words = blocks.has(part) ? undefined : runInMargin(part, margin, context, design)
    if (words) blocks.set(part, words)
  }
  return blocks
}

// Links and small talk with nothing beside them stand where all words do, too, as far as they are few.
function runInMargin(
  part: MonthPart,
  margin: PhotoPlace,
  context: TypesetContext,
  design: ItemDesign,
): Block[] | undefined {
  const items = talkOf(part)
  const [first] = items
  if (!first || items.length > mostInMargin || items.some(({ media }) => media.length > 0)) return undefined
  const run = runOfItems(items, context, { ...design, ...margin })
  measureBlocks(run, context)
  if (depthOf(run) > mostInMargin) return undefined
  const { clippings, smallTalk } = context.words
  const head = { ...design, x: margin.x, w: design.x + design.w - margin.x }
  return [sectionHead(first, part.kind === 'clippings' ? clippings : smallTalk, context, head), ...run]
}

/** Rows: more of them would leave a hole beside them. */
const mostInMargin = 9

const talkOf = (part: MonthPart): Item[] => ('items' in part ? part.items : [])

function bandOf(
  clippings: readonly Item[],
  talk: readonly Item[],
  margin: PhotoPlace,
  context: TypesetContext,
  design: ItemDesign,
): Block[] | undefined {
  const pictures = picturesOf(clippings)
  const [first] = clippings
  if (!first || pictures.length === 0 || pictures.length > mostFew) return undefined
  if (talk.some(({ media }) => media.length > 0)) return undefined
  const { blocks, captioned } = clippingPictures(pictures, context, design, { x: design.x, w: design.w })
  const [group, ...others] = blocks
  if (group?.kind !== 'photos' || others.length > 0) return undefined
  const run = runOfItems(inOrder([...spokenOf(clippings, captioned), ...talk]), context, {
    ...design,
    ...margin,
  })
  measureBlocks(run, context)
  const depth = depthOf(run)
  const sized = asLarge(group, depth, design)
  if (!sized || depth > sized.offer.natural * mostDeeper) return undefined
  const { clippings: title, smallTalk } = context.words
  return [
    sectionHead(first, title, context, design, talk.length > 0 ? smallTalk : undefined),
    withWordsBeside(sized, { blocks: run, head: 0, depth }, context),
  ]
}

/** Words may be so much deeper than the pictures are high. */
const mostDeeper = 1.25

const inOrder = (items: readonly Item[]) => items.toSorted((a, b) => a.time - b.time)

// As large as they may be, all on lines of the book; lower where their page has less room, but no lower than the words.
function asLarge(group: PhotosBlock, depth: number, { lines }: ItemDesign): PhotosBlock | undefined {
  const { min, natural, max, heights = [natural] } = group.offer
  const steps = heights.filter(rows => rows >= min && rows <= max && isOnLines(group, rows, lines))
  const largest = steps.at(-1)
  if (largest === undefined) return undefined
  const fair = steps.filter(rows => rows >= Math.min(largest, Math.max(depth, largest * leastShare)))
  return {
    ...group,
    offer: { ...group.offer, min: fair[0] ?? largest, natural: largest, max: largest, heights: fair },
  }
}

const leastShare = 0.7
