import { cropAround } from './focus.ts'
import { unseen, widthInPixels } from './mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from './photo-group.ts'
import { columnStep } from './room-columns.ts'
import { mostCut } from './tree-layout.ts'

type Compose = (photos: GroupPhoto[], room: GroupRoom) => GroupOffer

/**
 * A photo alone is as wide as its room; where it has too few pixels for that, or its page too little height, it stands in the middle of a passe-partout as
 * wide as the room: it begins on a line of the book and has half of that width at least. What has too few pixels for half of it has a narrower
 * mount, with the same margin beside it. Others are as `compose` sets them.
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
      compose: rows => [placed(photo, ways, rows * rowMm)],
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
  const height = room.maxRows * room.rowMm - (room.inset ?? 0)
  const give = photo.whole ? 1 : 1 - mostCut
  const bears = (rim: number) => widthIn(room, rim) <= widthInPixels(widthIn(room, rim), photo) * unseen
  const rims = rimsOf(room)
  const borne = [0, ...rims].filter(bears).map(rim => wayAs(widthIn(room, rim), rim, photo.aspect, give))
  const small = rims.slice(-1).map(rim => wayAs(photo.maxWidth * inside, rim, photo.aspect, give))
  const ways = (borne.length > 0 ? borne : small).filter(({ lowest }) => lowest <= height)
  return ways.filter(({ w }) => w >= (ways[0]?.w ?? 0) * leastShare)
}

const widthIn = ({ width }: GroupRoom, rim: number) => width - 2 * rim

// The widest photo first. On a mount of less than a column it would look as if it should fill its place.
function rimsOf(room: GroupRoom): number[] {
  const step = columnStep(room) ?? room.width / usualColumns
  const lines = room.lines ?? Array.from({ length: usualColumns }, (_, n) => n * step)
  return lines.filter(line => line > step - hair && line < room.width / 4)
}

/** Files round their lengths. */
const inside = 0.999
const usualColumns = 8

function wayAs(w: number, rim: number, aspect: number, give: number): WayToMount {
  const h = w / aspect
  return {
    w,
    rim,
    lowest: h * give + 2 * Math.min(rim, narrowest),
    natural: h + aboveOf(rim) * (1 + below),
    tallest: h + 2 * rim * widest,
  }
}

// Of mount above a photo, where nothing else is wanted.
const aboveOf = (rim: number) => rim * usual

// Whole rows that some way can have.
function rowsOf(ways: readonly WayToMount[], { rowMm, maxRows, inset = 0 }: GroupRoom): number[] {
  return Array.from({ length: maxRows }, (_, n) => n + 1).filter(rows => {
    const height = rows * rowMm - inset
    // what lies between two heights is the white of less than a row
    return ways.some(way => height >= way.lowest && height < way.tallest + rowMm)
  })
}

function placed(photo: GroupPhoto, ways: readonly WayToMount[], height: number): Slot {
  const way = ways.find(({ lowest }) => lowest <= height + hair) ?? ways.at(-1)
  const { w = 0, rim = 0, tallest = height } = way ?? {}
  const all = Math.min(height, tallest)
  const own = w / photo.aspect
  const h = Math.min(own, Math.max(all - aboveOf(rim) * (1 + below), own * (photo.whole ? 1 : 1 - mostCut)))
  const crop = cropAround(w / h / photo.aspect, photo.focus)
  if (rim === 0) return { photo: 0, x: 0, y: 0, w, h, crop }
  const y = (all - h) / (1 + below)
  return { photo: 0, x: rim, y, w, h, crop, mount: { x: 0, y: 0, w: w + 2 * rim, h: all } }
}

/** Of the mount above a picture: the eye takes its middle for lower than it is. */
const below = 1.16
/** Of the mount beside a picture, that above it; and above and below at most. */
const usual = 0.7
const widest = 0.95
/** mm above and below, at least. */
const narrowest = 8
/** Of the width that it could have, where it is low. */
const leastShare = 0.66
/** mm */
const hair = 0.01
