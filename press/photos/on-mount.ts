import { cropAround } from './focus.ts'
import { aloneOf } from './group-option.ts'
import { unseen, widthInPixels } from './mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from './photo-group.ts'
import { columnStep, columnsIn } from './room-columns.ts'
import { mostCut } from './tree-layout.ts'

type Compose = (photos: GroupPhoto[], room: GroupRoom) => GroupOffer

/**
 * A photo alone is as wide as its room; where it has too few pixels for that, or its page too little height, it stands in a passe-partout: on as
 * many columns as it bears, one column of mount on either side of it and about as much above and below. Others are as `compose` sets them.
 */
export const onMount =
  (compose: Compose): Compose =>
  (photos, room) => {
    const [photo] = photos
    const isAlone = photo && photos.length === 1 && !photo.small
    const ways = isAlone ? waysOf(photo, room) : []
    const [best] = ways
    if (!isAlone || !best) return compose(photos, room)
    const heights = rowsOf(ways, room)
    const [min, max] = [heights[0], heights.at(-1)]
    if (min === undefined || max === undefined) return compose(photos, room)
    const { rowMm, inset = 0 } = room
    const natural = heights.findLast(rows => rows * rowMm - inset <= best.natural + rowMm / 2) ?? min
    return {
      min,
      natural,
      max: Math.max(natural, max),
      heights,
      compose: rows => [placed(photo, ways, rows * rowMm, room)],
    }
  }

/** A width of a photo and what it may be high with its mount, mm. */
interface WayToMount {
  w: number
  /** Of mount on either side; 0 where there is none. */
  rim: number
  lowest: number
  natural: number
  tallest: number
}

// The widest first.
function waysOf(photo: GroupPhoto, room: GroupRoom): WayToMount[] {
  const step = columnStep(room)
  const columns = columnsIn(room)
  if (!step || !columns) return []
  const height = room.maxRows * room.rowMm - (room.inset ?? 0)
  const give = photo.whole ? 1 : 1 - mostCut
  const bears = (w: number) => w <= widthInPixels(w, photo) * unseen
  const whole = bears(room.width) ? [wayAs(room.width, 0, photo.aspect, give)] : []
  const mounted = Array.from({ length: columns - 2 }, (_, n) => (columns - 2 - n) * step - room.gap)
    .filter((_, n) => photo.whole || n % (room.aloneOnEvery ?? 1) === 0)
    .filter(w => w > 0 && bears(w))
    .map(w => wayAs(w, step, photo.aspect, give))
  const ways = [...whole, ...mounted].filter(({ lowest }) => lowest <= height)
  const [widest] = ways
  const least = Math.min(aloneOf(room), (widest?.w ?? 0) / photo.aspect)
  return ways.filter(
    ({ w }) =>
      widest && (w >= widest.w * leastShare || w / photo.aspect >= least) && w >= widest.w * mostLess,
  )
}

function wayAs(w: number, rim: number, aspect: number, give: number): WayToMount {
  const h = w / aspect
  return {
    w,
    rim,
    lowest: h * give + 2 * rim * narrowest,
    natural: h + rim * (1 + below),
    tallest: h + 2 * rim * widest,
  }
}

// Whole rows that some way can have.
function rowsOf(ways: readonly WayToMount[], { rowMm, maxRows, inset = 0 }: GroupRoom): number[] {
  return Array.from({ length: maxRows }, (_, n) => n + 1).filter(rows => {
    const height = rows * rowMm - inset
    // what lies between two heights is the white of less than a row
    return ways.some(way => height >= way.lowest && height < way.tallest + rowMm)
  })
}

function placed(
  photo: GroupPhoto,
  ways: readonly WayToMount[],
  height: number,
  { lines = [0] }: GroupRoom,
): Slot {
  const way = ways.find(({ lowest }) => lowest <= height + hair) ?? ways.at(-1)
  const { w = 0, rim = 0, tallest = height } = way ?? {}
  const all = Math.min(height, tallest)
  const own = w / photo.aspect
  const h = Math.min(own, Math.max(all - rim * (1 + below), own * (photo.whole ? 1 : 1 - mostCut)))
  const crop = cropAround(w / h / photo.aspect, photo.focus)
  if (rim === 0) return { photo: 0, x: 0, y: 0, w, h, crop }
  // the next line of the book, which may lie a hair beside the column
  const x = lines.find(line => Math.abs(line - rim) < 1) ?? rim
  const y = (all - h) / (1 + below)
  return { photo: 0, x, y, w, h, crop, mount: { x: 0, y: 0, w: w + 2 * rim, h: all } }
}

/** Of the mount above a picture: the eye takes its middle for lower than it is. */
const below = 1.16
/** Of the mount beside it, that above and below may be. */
const narrowest = 0.75
const widest = 1.3
/** Of the width that it could have, where it is low; and in any case. */
const leastShare = 0.74
const mostLess = 0.6
/** mm */
const hair = 0.01
