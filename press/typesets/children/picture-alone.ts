import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { shownSize } from '../../photos/crop.ts'
import { rounded } from '../../photos/mount.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { pxPerMmOf } from '../shown-photos.ts'
import { suitsBeside } from './beside-story.ts'
import { belowHead } from './emoji-alone.ts'
import { halfOf } from './page-grid.ts'
import { postcardOf } from './postcard-story.ts'
import { isSmall, smallOf } from './small-story.ts'
import type { Story, StoryPlace } from './story.ts'
import { columnOf } from './story-column.ts'

/** A picture that says all by itself: a chat, a meme, a photo without words. */
export const isPictureAlone = (item: Item): boolean =>
  belowHead(item).text.trim() === '' &&
  item.links.length === 0 &&
  item.media.length === 1 &&
  suitsBeside(item)

/** What is said between a picture and its neighbours in the order of days. */
export interface NearPicture {
  before: Item[]
  after: Item[]
}

/** The remarks that stand in order beside a picture: those between it and its neighbours, or a neighbour that is one itself. */
export function nearOf(
  { time }: Item,
  { previous, next }: { previous: Item | undefined; next: Item | undefined },
  talk: readonly Item[],
  told: ReadonlySet<Item>,
): NearPicture {
  const remarks = talk.filter(item => isSmall(item) && !told.has(item))
  const after = remarks.filter(each => each.time >= time && (!next || each.time <= next.time))
  return {
    before: remarks.filter(each => each.time < time && (!previous || each.time >= previous.time)),
    after: next && isSmall(next) ? [...after, next] : after,
  }
}

/**
 * A picture without words in half of its row, with as many remarks beside it as are as high: at its right those behind it, or at its
 * left those before it; `used` are those. None where it leaves too little room.
 */
export function pictureAndTalk(
  item: Item,
  { before, after }: NearPicture,
  context: TypesetContext,
): { stories: Story[]; used: Item[] } | undefined {
  const [behind, ahead] = [besideAt(item, after, false, context), besideAt(item, before, true, context)]
  return (behind?.used.length ?? 0) >= (ahead?.used.length ?? 0) ? behind : ahead
}

function besideAt(item: Item, remarks: readonly Item[], right: boolean, context: TypesetContext) {
  // what is wide is larger by itself
  if (isLarge(item, context)) return undefined
  const [place, beside] = [halfOf(context.area, right), halfOf(context.area, !right)]
  const used = asHigh(item, place, remarks, context)
  if (used.length === 0) return undefined
  const stories = [
    columnOf([postcardOf(item, place, context, mostHigh)]),
    columnOf(used.map(remark => smallOf(remark, beside, context))),
  ]
  return { stories: right ? stories.reverse() : stories, used }
}

/** Of the rows of a page. */
const mostHigh = 0.57
/** Remarks beside a picture. */
const mostTalk = 3

function rowsOf(item: Item, { inside }: StoryPlace, context: TypesetContext): number {
  const { picture, crop } = item.media[0] ?? {}
  if (!picture) return headRows
  const { width, height } = shownSize(picture, crop)
  const { rows, rowMm } = context.area
  const w = Math.min(inside.w, (width / pxPerMmOf(item, context)) * rounded)
  return headRows + Math.min(Math.floor(rows * mostHigh), Math.ceil((w * height) / width / rowMm))
}

// What is wide and bears most of the page's width is larger by itself.
function isLarge(item: Item, context: TypesetContext): boolean {
  const { picture, crop } = item.media[0] ?? {}
  if (!picture) return false
  const { width, height } = shownSize(picture, crop)
  return width > height * leastLandscape && width / pxPerMmOf(item, context) > context.area.width * leastLarge
}

const leastLandscape = 1.2
/** Of the page. */
const leastLarge = 0.8

/** Of a day, over a picture. */
const headRows = 3

// The nearest in time, in their order, as many as the picture is high.
function asHigh(item: Item, place: StoryPlace, remarks: readonly Item[], context: TypesetContext): Item[] {
  const size = (context.styles.remark?.size ?? 14) * pt
  const letters = place.inside.w / size
  const rows = (remark: Item) =>
    rowsOfTalk +
    Math.ceil(emWidth(remark.text) / letters) +
    rowsOfLink * remark.links.length +
    (remark.place || remark.people.length > 0 ? 1 : 0)
  let free = rowsOf(item, place, context) + 1
  const nearest = remarks.toSorted((a, b) => Math.abs(a.time - item.time) - Math.abs(b.time - item.time))
  const high = free
  const used = nearest.slice(0, mostTalk).filter(remark => {
    free -= rows(remark)
    return free >= 0
  })
  // a word or two do not fill the side of a tall picture
  return high - free < high * leastTalk ? [] : remarks.filter(remark => used.includes(remark))
}

/** Of the height of a picture. */
const leastTalk = 0.35
/** Rows of a remark beside its words: its day, and the white to the next one. */
const rowsOfTalk = 3
const rowsOfLink = 2
