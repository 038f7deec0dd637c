import { cropAround } from './focus.ts'
import { aloneOf } from './group-option.ts'
import { unseen, widthInPixels } from './mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from './photo-group.ts'
import { columnsIn } from './room-columns.ts'
import { mostCut } from './tree-layout.ts'

type Compose = (photos: GroupPhoto[], room: GroupRoom) => GroupOffer

/**
 * A photo alone is as wide as its room; where it has too few pixels for that, or its page too little height, it stands on columns in the middle
 * of a mount that is as wide, with `rim` mm of it above and below at least. Others are as `compose` sets them.
 */
export const onMount =
  (compose: Compose, rim: number): Compose =>
  (photos, room) => {
    const [photo] = photos
    const columns = columnsIn(room)
    const isMounted = photo && photos.length === 1 && columns && !photo.small
    const widths = isMounted ? widthsOf(photo, columns, room) : []
    const [widest] = widths
    if (!isMounted || widest === undefined) return compose(photos, room)
    const { rowMm, maxRows, inset = 0 } = room
    const isWhole = widest > room.width - 0.1
    const rims = isWhole ? 0 : 2 * rim
    const rowsOf = (height: number) => Math.min(maxRows, Math.round((height + inset) / rowMm))
    const natural = rowsOf(widest / photo.aspect + rims)
    return {
      min: Math.min(natural, rowsOf(Math.max(aloneOf(room), (widest / photo.aspect) * leastShare) + rims)),
      natural,
      // a wider rim where its page has room
      max: isWhole ? natural : Math.min(maxRows, natural + mostWider),
      compose: rows => [mounted(photo, widths, rows * rowMm, rim, room)],
    }
  }

// mm, the widest first: as far from both edges of the room.
function widthsOf(photo: GroupPhoto, columns: number, { width, gap, lines }: GroupRoom): number[] {
  const step = (width + gap) / columns
  const lefts = lines ?? Array.from({ length: columns }, (_, n) => n * step)
  return lefts
    .map(left => width - 2 * left)
    .filter(w => w > step - gap - 0.1 && w <= widthInPixels(w, photo) * unseen)
}

function mounted(
  photo: GroupPhoto,
  widths: readonly number[],
  height: number,
  rim: number,
  room: GroupRoom,
): Slot {
  const [widest = room.width] = widths
  const give = photo.whole ? 1 : 1 - mostCut
  if (widest > room.width - 0.1 && (widest / photo.aspect) * give <= height) {
    const h = Math.min(height, widest / photo.aspect)
    return { photo: 0, x: 0, y: 0, w: widest, h, crop: cropAround(widest / h / photo.aspect, photo.focus) }
  }
  const free = height - 2 * rim
  const narrower = widths.filter(width => width < room.width - 0.1)
  const onColumns = narrower.find(width => (width / photo.aspect) * give <= free)
  const w = onColumns ?? Math.min(narrower.at(-1) ?? room.width, free * photo.aspect)
  const h = Math.min(free, w / photo.aspect)
  return {
    photo: 0,
    x: (room.width - w) / 2,
    y: (height - h) / 2,
    w,
    h,
    crop: cropAround(w / h / photo.aspect, photo.focus),
    mount: { x: 0, y: 0, w: room.width, h: height },
  }
}

/** Rows. */
const mostWider = 3
/** Of the height that suits it: smaller, it would be lost on its mount. */
const leastShare = 0.68
