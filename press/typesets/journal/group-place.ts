import { LRUCache } from 'lru-cache'
import { type Columns, spanOf } from '../../page/columns.ts'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { photosOnColumns } from '../../photos/photos-on-columns.ts'
import { large, leastIn } from '../../photos/photos-that-fill.ts'
import type { TypesetContext } from '../context.ts'
import type { PhotoPlace, PhotoShape } from '../item-design.ts'

/**
 * Where several photos of an entry stand: few of them in the column of the words, as one alone does, where they are no stamps and no tower
 * there; over the margin, too, where they would be, and more of them.
 */
export function groupPlace(
  group: readonly PhotoShape[],
  columns: Columns,
  { area }: TypesetContext,
): PhotoPlace {
  const words = spanOf(columns, 2, 4)
  const { rowMm, rows } = area
  const room = { width: words.w, gap: columns.gutter, rowMm, maxRows: rows }
  return group.length <= mostInWords && suitsWords(group, room)
    ? { ...words, leastSide, keeps }
    : { ...spanOf(columns, 0, 6), keeps }
}

const mostInWords = 4
/** mm of the shorter side of each photo in the column of the words. */
const leastSide = 30
/** Share of a page that a group may be high before a page with less room makes it narrower. */
const keeps = 0.42
/** Share of a page that a group in the column of the words is high at most: two stacked there are a tower. */
const mostHigh = { pair: 0.37, more: 0.5 }

function suitsWords(group: readonly PhotoShape[], room: GroupRoom): boolean {
  const shapes = group.map(({ aspect, maxWidth, whole = false, small = false }) => ({
    aspect,
    // what is cut for its place has fewer
    maxWidth: maxWidth * sparePixels,
    whole,
    small,
  }))
  const key = JSON.stringify([shapes, room])
  const known = remembered.get(key)
  if (known !== undefined) return known
  const { width, gap, rowMm, maxRows } = room
  const onLines: GroupRoom = {
    ...room,
    lines: lines.map(line => line * (width + gap)),
    fills: 'group',
    leastSide,
    leastTall: leastSide,
  }
  const most = (group.length === 2 ? mostHigh.pair : mostHigh.more) * maxRows * rowMm
  const ways = photosOnColumns([{ x: 0, w: width }], leastIn(onLines, large), shapes, onLines, usualHeight)
  const suits = ways.some(({ heights }) => heights.lowest <= most)
  remembered.set(key, suits)
  return suits
}

const sparePixels = 0.9
/** Parts of the column. */
const lines = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]
/** mm */
const usualHeight = 50

/** Each way to set a month, and each edit of it, asks again. */
const remembered = new LRUCache<string, boolean>({ max: 5000 })
