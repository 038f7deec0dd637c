import type { Item } from '#domain/books/item'
import { editMonth } from '../../edit/edit-month.ts'
import type { TypesetContext } from '../context.ts'
import { featured } from '../featured.ts'
import { besideOf, suitsBeside } from './beside-story.ts'
import { areAsWide, groupBesideOf, suitsGroupBeside } from './group-beside.ts'
import { halfOf, inset, widthOf } from './page-grid.ts'
import { isPictureAlone, pictureAndTalk, pictureInMiddle } from './picture-alone.ts'
import { postcardOf } from './postcard-story.ts'
import { isSmall, type RemarkType, smallAlone } from './small-story.ts'
import { bestOf, stackedOf } from './stacked-story.ts'
import type { Half, Story, StoryRow, StorySize } from './story.ts'
import { areShort, talkRow } from './talk-rows.ts'

/** The stories of a month as it is edited; two small ones that follow each other, or two pictures with few words, share a row. */
export function storiesOf(
  month: readonly Item[],
  context: TypesetContext,
  pictures: AloneAs = 'besideTalk',
): StoryRow[] {
  const talk = new Map<string, string>()
  const best = new Map<string, Item>()
  const remarks: Item[] = []
  let overTalk: string | undefined
  const items = editMonth(month, context.edited).flatMap(part => {
    if (!('item' in part)) {
      const isAll = part.items.length === month.length
      const words = isAll ? context.words.smallTalkAlone : context.words.smallTalk
      if (part.kind === 'smallTalk') {
        overTalk = words
        remarks.push(...part.items.filter(isSmall))
      }
      return part.items
    }
    if (part.kind === 'feature') best.set(part.item.id, part.item)
    return part.kind === 'feature' && bearsLarge(part.item, context) ? [featured(part.item)] : [part.item]
  })
  const rows: StoryRow[] = []
  const inside = context.area.width - 2 * inset
  let pictured = 0
  const isLeft = () => pictured++ % 2 === 0
  const alone = (item: Item, size: StorySize): Story => {
    if (isSmall(item))
      // an address is not read in large type
      return smallAlone(
        item,
        size === 'usual' || item.links.length > 0 ? 'remark' : 'largeRemark',
        context,
        talk.get(item.id),
      )
    if (isPictureAlone(item) && pictures !== 'besideDrawings') return pictureInMiddle(item, context, size)
    if (suitsBeside(item)) {
      if (size === 'usual' || isNarrow(item, context)) return besideOf(item, isLeft(), context, size)
      const stacked = stackedOf(item, context, size)
      return areAsWide(stacked.blocks, inside) ? stacked : besideOf(item, isLeft(), context, size)
    }
    if (size !== 'usual') return stackedOf(item, context, size)
    const stacked = stackedOf(item, context, size)
    const lower = suitsGroupBeside(item) ? groupBesideOf(item, isLeft(), context) : undefined
    if (!lower) return stacked
    return areAsWide(stacked.blocks, inside) ? { ...stacked, lower } : lower
  }
  const larger = (item: Item) => [[alone(item, 'large')]]
  const told = new Set<Item>()
  for (const [n, item] of items.entries()) {
    if (told.has(item)) continue
    // what is said of the talk stands over the first of it that is beside no picture
    if (overTalk && talk.size === 0 && remarks.includes(item)) talk.set(item.id, overTalk)
    const next = items.slice(n + 1).find(other => !told.has(other))
    const together = talkFrom(item, items.slice(n + 1), told)
    if (together) {
      for (const remark of together) told.add(remark)
      const inType = (type: RemarkType) => talkRow(together, type, talk.get(item.id), context)
      rows.push({
        stories: inType('remark'),
        larger: () => [inType('roomyRemark')],
        further: () => (areShort(together, context) ? [[inType('largeRemark')]] : []),
      })
      continue
    }
    const isBest = best.has(item.id) || (next !== undefined && best.has(next.id))
    const pair = next && !isBest ? pairOf(item, next, context) : undefined
    if (next && pair) {
      told.add(next)
      rows.push({ stories: pair, larger: () => [...larger(item), ...larger(next)], further: () => [] })
      continue
    }
    const beside =
      pictures === 'besideTalk' && isPictureAlone(item) && !best.has(item.id)
        ? pictureAndTalk(
            item,
            [...new Set([...(next && isSmall(next) ? [next] : []), ...remarks])].filter(
              each => !told.has(each),
            ),
            !isLeft(),
            context,
          )
        : undefined
    for (const remark of beside?.used ?? []) told.add(remark)
    const feature = best.get(item.id)
    rows.push({
      stories: beside?.stories ?? [alone(item, 'usual')],
      larger: () => (beside ? [beside.stories] : larger(item)),
      further: () => (item.media.length === 0 && !isSmall(item) ? [[[alone(item, 'largest')]]] : []),
      ...(feature && { best: bestOf(feature, context) }),
    })
  }
  return rows
}

/** Where pictures without words stand: beside small talk, in the middle of the page, or beside drawings in a frame as wide as it; the first is best. */
export const aloneAs = ['besideTalk', 'inMiddle', 'besideDrawings'] as const
export type AloneAs = (typeof aloneAs)[number]

// The remarks that follow each other from here on, two of them or the last three.
function talkFrom(item: Item, behind: readonly Item[], told: ReadonlySet<Item>): Item[] | undefined {
  if (!isSmall(item)) return undefined
  const others = behind.filter(other => !told.has(other))
  const end = others.findIndex(other => !isSmall(other))
  const following = end < 0 ? others : others.slice(0, end)
  return following.length > 0 ? [item, ...following.slice(0, following.length === 2 ? 2 : 1)] : undefined
}

// Two pictures with few words that are about as high.
function pairOf(item: Item, next: Item, context: TypesetContext): Half[] | undefined {
  if (!isPostcard(item) || !isPostcard(next)) return undefined
  const stories = [
    postcardOf(item, halfOf(context.area, false), context),
    postcardOf(next, halfOf(context.area, true), context),
  ]
  return areAlike(stories) ? stories : undefined
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
const isPostcard = (item: Item) => item.media.length === 1 && suitsBeside(item) && item.text.length <= 70
