import type { Item } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import { editMonth } from '../../edit/edit-month.ts'
import type { TypesetContext } from '../context.ts'
import { featured } from '../featured.ts'
import { besideOf, suitsBeside } from './beside-story.ts'
import { areAsWide, groupBesideOf, suitsGroupBeside } from './group-beside.ts'
import { halfOf, inset, widthOf } from './page-grid.ts'
import { postcardOf } from './postcard-story.ts'
import { isSmall, smallOf, wholeOf } from './small-story.ts'
import { bestOf, stackedOf } from './stacked-story.ts'
import type { Half, Story, StoryRow, StorySize } from './story.ts'

/** The stories of a month as it is edited; two small ones that follow each other, or two pictures with few words, share a row. */
export function storiesOf(month: readonly Item[], context: TypesetContext): StoryRow[] {
  const talk = new Map<string, string>()
  const best = new Map<string, Item>()
  const items = editMonth(month, context.edited).flatMap(part => {
    if (!('item' in part)) {
      const isAll = part.items.length === month.length
      const words = isAll ? context.words.smallTalkAlone : context.words.smallTalk
      if (part.kind === 'smallTalk' && part.items[0]) talk.set(part.items[0].id, words)
      return part.items
    }
    if (part.kind === 'feature') best.set(part.item.id, part.item)
    return part.kind === 'feature' && bearsLarge(part.item, context) ? [featured(part.item)] : [part.item]
  })
  const rows: StoryRow[] = []
  let pictured = 0
  const alone = (item: Item, size: StorySize): Story => {
    if (isSmall(item)) return smallOf(item, wholeOf(context), context, size, talk.get(item.id))
    if (size === 'large' && !(suitsBeside(item) && isNarrow(item, context)))
      return stackedOf(item, context, size)
    const isLeft = () => pictured++ % 2 === 0
    if (suitsBeside(item)) return besideOf(item, isLeft(), context, size)
    const stacked = stackedOf(item, context, size)
    const lower = suitsGroupBeside(item) ? groupBesideOf(item, isLeft(), context) : undefined
    if (!lower) return stacked
    return areAsWide(stacked.blocks, context.area.width - 2 * inset) ? { ...stacked, lower } : lower
  }
  for (let n = 0; n < items.length; n++) {
    const [item, next] = [items[n], items[n + 1]]
    invariant(item, 'each item of a month is told')
    const isBest = best.has(item.id) || (next !== undefined && best.has(next.id))
    const share =
      next && !isBest && shareOf(item) && shareOf(item) === shareOf(next) ? shareOf(item) : undefined
    const [left, right] = [halfOf(context.area, false), halfOf(context.area, true)]
    const stories =
      next && share === 'small'
        ? [smallOf(item, left, context, 'usual', talk.get(item.id)), smallOf(next, right, context, 'usual')]
        : next && share === 'postcard'
          ? [postcardOf(item, left, context), postcardOf(next, right, context)]
          : []
    if (next && stories.length > 0 && areAlike(stories)) {
      rows.push({ stories, larger: () => [[alone(item, 'large')], [alone(next, 'large')]] })
      n += 1
    } else {
      const feature = best.get(item.id)
      rows.push({
        stories: [alone(item, 'usual')],
        larger: () => [[alone(item, 'large')]],
        ...(feature && { best: bestOf(feature, context) }),
      })
    }
  }
  return rows
}

// In the middle of its frame it would be lost.
const isNarrow = ({ media }: Item, context: TypesetContext) =>
  media.length === 1 && widestOf(media) / context.pxPerMm < widthOf(context.area, 8)

const widestOf = (media: Item['media']) =>
  media.reduce((most, { picture }) => Math.max(most, picture?.width ?? 0), 0)

// A photo alone, or of few, that is more than its neighbours would let it be.
function bearsLarge({ media }: Item, context: TypesetContext): boolean {
  return media.length <= 3 && widestOf(media) / context.pxPerMm >= (context.area.width - 2 * inset) * 0.74
}

// A high picture would leave white below a low one beside it.
function areAlike(stories: readonly Half[]): boolean {
  const pictures = stories.map(({ blocks }) =>
    blocks.reduce((sum, block) => sum + (block.kind === 'photos' ? block.offer.natural : 0), 0),
  )
  return Math.max(...pictures) - Math.min(...pictures) <= mostUnlike
}

/** Rows. */
const mostUnlike = 2

// What half a page's width is enough for.
function shareOf(item: Item): 'small' | 'postcard' | undefined {
  if (isSmall(item)) return 'small'
  return item.media.length === 1 && suitsBeside(item) && item.text.length <= 70 ? 'postcard' : undefined
}
