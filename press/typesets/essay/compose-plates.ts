import { type Columns, spanOf } from '../../page/columns.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import { cropAround } from '../../photos/focus.ts'
import { rounded, widthInPixels } from '../../photos/mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'
import { mostCut } from '../../photos/tree-layout.ts'
import { composeGallery, composeNarrower } from './compose-gallery.ts'
import { withNarrower } from './narrower-groups.ts'
import { withinPixels } from './within-pixels.ts'

interface PlateDesign {
  /** Columns of the measure, and on how many of them a plate may stand, the most first. */
  columns: Columns
  counts: readonly number[]
  /** A picture without words stands on no fewer of these where its pixels bear that. */
  fewest?: number
  /** Width over height below which it may stand on fewer all the same. */
  tall?: number
  /** Of the height that suits it: a lower one is a stamp. */
  least: number
  /** Of these columns, how many suit a photo that stands on more where its page has room. */
  suits?: (photo: GroupPhoto) => number
  /** At heights between its columns, too, rather than leave a hole in its page. */
  squeezes?: boolean
  /** Photos together are as low as their page has room, whatever they leave of the measure: it would be a third empty. */
  remnants?: boolean
  /** mm2 that it has less than: a little is cut off for a wider one. */
  dominant?: number
}

/** A photo alone as a plate, on the last columns of its place, as wide as these and at the heights that it has on them; photos together as an album, a plate and a few over the measure. */
export const composePlates =
  (design: PlateDesign): typeof composeGroup =>
  (photos, room) => {
    const [photo] = photos
    if (photo && photos.length === 1) return plateOf(photo, room, design)
    if (design.remnants) {
      const offer = composeGroup(photos, room)
      return { ...offer, compose: rows => offer.compose(rows).map(withinPixels) }
    }
    const whole: GroupRoom = { ...room, fills: 'album' }
    const gallery = composeGallery(photos, whole)
    return design.squeezes ? withNarrower(gallery, photos, whole, composeNarrower) : gallery
  }

function plateOf(photo: GroupPhoto, room: GroupRoom, design: PlateDesign): GroupOffer {
  const { width, rowMm, maxRows, inset = 0 } = room
  const { dominant = Number.POSITIVE_INFINITY } = design
  const give = photo.whole ? 1 : 1 - mostCut
  const widths = widthsOf(photo, room, design).filter(
    (w, n, all) => n === all.length - 1 || ((w * w) / photo.aspect) * cutForWidth < dominant,
  )
  const [widest = width] = widths
  const most = design.suits ? spanOf(design.columns, 0, design.suits(photo)).w : width
  const suited = widths.find(w => w <= most + 0.1) ?? widths.at(-1) ?? widest
  const lowestOf = (w: number) => (w / photo.aspect) * give
  // sides that are cut for height have fewer pixels
  const tallestOf = (w: number) =>
    (w / photo.aspect) * Math.min(1 / give, Math.max(1, (rounded * widthInPixels(w, photo)) / w))
  // no white is left below it that is as high as a row
  const covers = (w: number, h: number) => lowestOf(w) <= h && tallestOf(w) > h - rowMm
  const cutTo = (w: number, h: number) => Math.abs(Math.log((h * photo.aspect) / w))
  const widthAt = (h: number) => widths.filter(w => covers(w, h)).sort((a, b) => cutTo(a, h) - cutTo(b, h))[0]
  const slotAt = (h: number) => {
    const w = widthAt(h) ?? Math.min(widest, h * photo.aspect)
    return { w, h: Math.min(h, tallestOf(w)) }
  }
  const all = Array.from({ length: maxRows }, (_, n) => n + 1)
  const heights = all.filter(rows => widthAt(rows * rowMm - inset))
  const suits = Math.max(1, Math.min(maxRows, Math.round((suited / photo.aspect + inset) / rowMm)))
  const isQuiet = (rows: number) => {
    const { w, h } = slotAt(rows * rowMm - inset)
    return w * h < dominant
  }
  const fair = heights.filter(isQuiet)
  const natural =
    fair.findLast(rows => rows <= suits) ?? fair[0] ?? Math.min(suits, Math.floor(maxRows * ribbonShare))
  const fewest = Math.ceil(natural * design.least)
  const min = design.squeezes ? fewest : (fair.find(rows => rows >= fewest) ?? natural)
  const max = fair.at(-1) ?? natural
  return {
    min,
    natural,
    max,
    ...(!design.squeezes && { heights: fair.filter(rows => rows >= min) }),
    compose(rows) {
      const slot = slotAt(rows * rowMm)
      return [
        {
          photo: 0,
          x: width - columnsFor(slot.w, design),
          y: 0,
          ...slot,
          crop: cropAround(slot.w / slot.h / photo.aspect, photo.focus),
        },
      ]
    },
  }
}

// mm of the columns that a photo stands on: one of fewer pixels begins where they do
const columnsFor = (w: number, { columns, counts }: PlateDesign): number =>
  Math.min(...counts.map(count => spanOf(columns, 0, count).w).filter(span => span > w - hair))

// mm, the widest first: in its room, and with the pixels for it; on no columns where either is too small for them
function widthsOf(
  photo: GroupPhoto,
  { width }: GroupRoom,
  { columns, counts, fewest = 0, tall = 0 }: PlateDesign,
): number[] {
  const inRoom = counts.map(count => spanOf(columns, 0, count).w).filter(w => w <= width + 0.1)
  const borne = inRoom.filter(w => w <= widthInPixels(w, photo))
  const least = photo.whole || photo.aspect < tall ? 0 : spanOf(columns, 0, fewest).w
  const wide = borne.filter(w => w > least - 0.1)
  const narrowest = inRoom.at(-1) ?? width
  if (borne.length === 0) return [Math.min(narrowest, rounded * widthInPixels(narrowest, photo))]
  return wide.length > 0 ? wide : borne.slice(0, 1)
}

/** mm */
const hair = 0.1
/** Of a photo: what is left of it where it would be dominant, or narrower. */
const cutForWidth = 0.9
/** Of a page: what is too tall for it on all columns leaves room for its head and words. */
const ribbonShare = 0.8
