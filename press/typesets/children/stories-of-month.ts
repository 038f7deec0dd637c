import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { featured } from '../featured.ts'
import { besidesOf, suitsBeside } from './beside-story.ts'
import { groupBesideOf, suitsGroupBeside } from './group-beside.ts'
import { largeBesides } from './large-beside.ts'
import { monthInOrder } from './month-in-order.ts'
import { inset } from './page-grid.ts'
import { isPictureAlone, nearOf, pictureAndTalk } from './picture-alone.ts'
import { talkFrom } from './share-row.ts'
import { isSmall, smallAlone } from './small-story.ts'
import { bestOf, stackedOf, stackedWays } from './stacked-story.ts'
import type { Stacked, Story, StoryRow } from './story.ts'
import { talkRow } from './talk-rows.ts'
import { columnsFrom, halvesIn } from './two-columns.ts'
import type { WayOfMonth } from './ways-of-month.ts'

/** The stories of a month in the order of days; what half the width is enough for may stand in two columns. */
export function storiesOf(
  month: readonly Item[],
  context: TypesetContext,
  { pictures = 'besideTalk', talkAt = 'end' }: Partial<WayOfMonth> = {},
): StoryRow[] {
  const isLarge = pictures === 'large'
  const { stories, talk, best } = monthInOrder(month, context.edited, talkAt)
  const words = talk.length === month.length ? context.words.smallTalkAlone : context.words.smallTalk
  // the first is usual, the others are for pages that have more room, or less
  const waysOf = (item: Item, shown = item): [Story, ...Story[]] => {
    if (isSmall(item)) return [smallAlone(item, context)]
    if (item.media.length === 0) return [stackedOf(item, context, 'usual')]
    const suits = suitsBeside(item)
    const isAlone = isPictureAlone(item)
    const beside = suits
      ? besidesOf(item, context)
      : suitsGroupBeside(item)
        ? [groupBesideOf(item, context)]
        : []
    const usual = stackedWays(item, context)
    const led = shown === item && item.media.length >= manyPhotos ? featured(item) : item
    const large =
      shown !== item
        ? stackedWays(shown, context, item.media.length > 1)
        : led !== item
          ? [stackedOf(led, context, 'usual', true)]
          : []
    // what does not fill its frame has its day and its words beside it
    const filling = [...large, ...usual].filter(story => isFilled(story, context))
    const stacked = filling.length > 0 || beside.length > 0 ? filling : usual
    const withDrawings = isLarge && suits ? largeBesides(item, context) : []
    const [first = usual[0], ...others] =
      suits && !isAlone ? [...beside, ...withDrawings, ...stacked] : [...stacked, ...beside, ...withDrawings]
    return [first, ...others]
  }
  const told = new Set<Item>()
  const rowOf = (item: Item, behind: readonly Item[], previous: Item | undefined): RowOfItems => {
    const together = talkFrom(item, behind, context)
    if (together) {
      for (const remark of together) told.add(remark)
      return { row: { stories: talkRow(together, context) }, items: together }
    }
    const [next] = behind
    const beside =
      pictures === 'besideTalk' && isPictureAlone(item) && !best.has(item)
        ? pictureAndTalk(item, nearOf(item, { previous, next }, talk, told), context)
        : undefined
    for (const remark of beside?.used ?? []) told.add(remark)
    if (beside) return { row: { stories: beside.stories }, items: [] }
    const shown = best.has(item) && bearsLarge(item, context) ? featured(item) : item
    const [usual, ...others] = waysOf(item, shown)
    const row = {
      stories: [usual],
      others: others.map(story => [story]),
      ...(best.has(item) && { best: bestOf(item, context) }),
    }
    return { row, items: best.has(item) ? [] : [item] }
  }
  const rowsOf = (items: readonly Item[]) =>
    items.flatMap((item, n) => {
      if (told.has(item)) return []
      told.add(item)
      const behind = items.slice(n + 1).filter(other => !told.has(other))
      return [rowOf(item, behind, items[n - 1])]
    })
  const half = isLarge ? halvesIn(context, largeHalf) : halvesIn(context)
  const inOrder = rowsOf(stories)
  const rows = inOrder.map(({ row }, n): StoryRow => {
    const columns = columnsFrom(
      inOrder.slice(n).map(({ items }) => items),
      half,
    )
    return { ...row, columns }
  })
  // but for what is beside pictures
  const [first, ...others] = rowsOf(talk).map(({ row }) => row)
  return first ? [...rows, { ...first, over: words }, ...others] : rows
}

/** A row, and the items in it that may stand in columns instead. */
interface RowOfItems {
  row: StoryRow
  items: Item[]
}

const widestOf = (media: Item['media']) =>
  media.reduce((most, { picture }) => Math.max(most, picture?.width ?? 0), 0)

// Whether its pictures reach over so much of the width of its frame.
const isFilled = ({ blocks }: Stacked, { area }: TypesetContext): boolean =>
  blocks.every(block => {
    if (block.kind !== 'photos') return true
    const slots = block.offer.compose(block.offer.natural)
    return Math.max(...slots.map(({ x, w }) => x + w)) >= (area.width - 2 * inset) * nearlyFilled
  })

/** Of a frame. */
const nearlyFilled = 0.97

/** Of the rows of a page, for a screen that fills half of its width. */
const largeHalf = 0.66

/** Photos of a story that one of them may lead. */
const manyPhotos = 6

// A photo alone, or of few, that is more than its neighbours would let it be.
function bearsLarge({ media }: Item, context: TypesetContext): boolean {
  return media.length <= 3 && widestOf(media) / context.pxPerMm >= (context.area.width - 2 * inset) * 0.74
}
