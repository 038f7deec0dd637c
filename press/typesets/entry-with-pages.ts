import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'
import type { TypesetContext } from './context.ts'
import { featured } from './featured.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { photoBlocks } from './photo-blocks.ts'

/**
 * The best entry of a month for pages of its own, without its head: one picture that dominates them, or all of them where none has the
 * pixels for that, then its words, then the other pictures; with `wordsFirst` its words above them all.
 */
export function entryWithPages(
  item: Item,
  context: TypesetContext,
  design: ItemDesign & { wordsFirst?: boolean },
): Block[] {
  const large = featured(item)
  const dominant = large.media.findIndex(({ size }) => size === 'large')
  const words = itemBlocks({ ...item, media: [] }, context, design)
  const isDominant = (index: number) => index === dominant
  const bears = (large.media[dominant]?.picture?.width ?? 0) / context.pxPerMm >= leastShare * design.w
  const { dominantColumns = design.columns } = design
  const alone = { ...design, ...(dominantColumns && { columns: dominantColumns }) }
  const { belowLast: _, ...notLast } = alone
  // of one entry, with nothing between them
  const { belowWords: __, ...notFirst } = design
  const [first, others] = bears
    ? [
        photoBlocks(large, context, design.wordsFirst ? notLast : alone, isDominant),
        photoBlocks(item, context, design.wordsFirst ? notFirst : design, index => !isDominant(index)),
      ]
    : [photoBlocks(item, context, design), []]
  const gap = design.photosGap ?? design.partGap
  return (design.wordsFirst ? [words, first, others] : [first, words, others])
    .filter(part => part.length > 0)
    .flatMap(([head, ...more], i) =>
      head && i > 0
        ? [{ ...head, before: Math.max(head.before, gap) }, ...more]
        : head
          ? [head, ...more]
          : [],
    )
}

/** Of the measure of the words: a narrower picture dominates nothing. */
const leastShare = 0.6
