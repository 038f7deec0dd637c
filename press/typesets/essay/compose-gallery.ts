import { invariant } from '#domain/invariant'
import { inGroups } from '../../edit/in-groups.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { rememberOffers } from '../../photos/remember-offers.ts'
import { closesRows } from './closes-rows.ts'
import { narrowerIn } from './narrower-groups.ts'
import { withinPixels } from './within-pixels.ts'

/**
 * Photos as one piece that no page parts, a plate and a few: bands of one to five over the measure, in their order, for each height of a page
 * those whose first has one photo as large as a plate, the others alike in size, none of them as small as a stamp where that can be.
 */
export const composeGallery: typeof composeGroup = (photos, room) => offers(photos, room)

/** The same in a room that is narrower than the measure, on the lines of the book alone: finer ones are parts of the measure. */
export const composeNarrower: typeof composeGroup = (photos, room) => narrowerOffers(photos, room)

const offers = rememberOffers((photos, room) => offerOf(photos, room, overMeasure), 500)
const narrowerOffers = rememberOffers((photos, room) => offerOf(photos, room, galleriesOf), 500)

function offerOf(
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  galleriesIn: typeof galleriesOf,
): GroupOffer {
  const over = galleriesIn(photos, room)
  const galleries =
    over.length > 0
      ? over
      : (firstOf(narrowerIn(room).map(place => () => galleriesOf(photos, place))) ?? [squeezed(photos, room)])
  const [lowest] = galleries
  invariant(lowest, 'a gallery can be set at some height')
  const isFair = ({ leastSide }: Gallery) => leastSide >= noStamp
  const fair = galleries.some(isFair) ? galleries.filter(isFair) : [lowest]
  const { rowMm, maxRows, inset = 0 } = room
  // a page counts on all heights up to the largest; on those above a gap it may grow
  const gap = fair.findIndex(({ rows }, n) => rows - (fair[n - 1]?.rows ?? rows) > maxRows * mostMissing)
  const counted = gap < 0 ? fair : fair.slice(0, gap)
  const natural = counted.reduce((a, b) => (b.demerits < a.demerits ? b : a), counted[0] ?? lowest)
  return {
    min: counted[0]?.rows ?? natural.rows,
    natural: natural.rows,
    max: counted.at(-1)?.rows ?? natural.rows,
    heights: fair.map(({ rows }) => rows),
    compose(rows) {
      const high = rows + inset / rowMm
      return (fair.findLast(gallery => gallery.rows <= high + 0.01) ?? fair[0] ?? lowest).slots
    },
  }
}

// On lines of the book; at heights that none of these has, on what three that are not alike need.
function overMeasure(photos: readonly GroupPhoto[], room: GroupRoom): Gallery[] {
  const own = galleriesOf(photos, room)
  const { width, gap, lines } = room
  if (!lines) return own
  const finer = [...lines, ...finerLines.map(part => part * (width + gap))].toSorted((a, b) => a - b)
  const known = new Set(own.map(({ rows }) => rows))
  const others = galleriesOf(photos, { ...room, lines: finer }).filter(({ rows }) => !known.has(rows))
  return [...own, ...others].toSorted((a, b) => a.rows - b.rows)
}

function firstOf<T>(ways: readonly (() => T[])[]): T[] | undefined {
  for (const way of ways) {
    const found = way()
    if (found.length > 0) return found
  }
  return undefined
}

interface Gallery {
  rows: number
  demerits: number
  /** mm of the shortest side of its photos. */
  leastSide: number
  slots: Slot[]
}

/** Some photos beside and below each other over the measure, at one height. */
type Band = Gallery & { from: number; to: number }

/** The first so many photos at a height. */
interface Cut {
  demerits: number
  last: Band | undefined
  before: Cut | undefined
}

function galleriesOf(photos: readonly GroupPhoto[], room: GroupRoom): Gallery[] {
  const { maxRows } = room
  const best: Map<number, Cut>[] = Array.from({ length: photos.length + 1 }, () => new Map())
  best[0]?.set(0, { demerits: 0, last: undefined, before: undefined })
  for (let from = 0; from < photos.length; from++) {
    const bands = bandsFrom(from, photos, room)
    for (const [rows, before] of best[from] ?? [])
      for (const band of bands) {
        if (rows + band.rows > maxRows) continue
        const demerits = before.demerits + band.demerits
        const ends = best[band.to]
        const known = ends?.get(rows + band.rows)
        if (!known || demerits < known.demerits) ends?.set(rows + band.rows, { demerits, last: band, before })
      }
  }
  return [...(best[photos.length] ?? [])]
    .sort(([a], [b]) => a - b)
    .map(([rows, cut]) => galleryOf(rows, cut, room))
}

// Bands are equally far apart: what they leave of their rows stands below the last of them.
function galleryOf(rows: number, whole: Cut, { gap }: GroupRoom): Gallery {
  const bands: Band[] = []
  for (let cut: Cut | undefined = whole; cut?.last; cut = cut.before) bands.unshift(cut.last)
  let top = 0
  const slots = bands.flatMap(band => {
    const y = top
    top += Math.max(...band.slots.map(slot => footOf(slot.mount ?? slot))) + gap
    return band.slots.map(slot => ({
      ...slot,
      photo: slot.photo + band.from,
      y: slot.y + y,
      ...(slot.mount && { mount: { ...slot.mount, y: slot.mount.y + y } }),
    }))
  })
  const leastSide = Math.min(...bands.map(({ leastSide }) => leastSide))
  return { rows, demerits: whole.demerits, leastSide, slots }
}

const footOf = ({ y, h }: { y: number; h: number }) => y + h

// Too wide, too tall or of too few pixels for any bands that fill the measure: smaller ones, no higher than their photos.
function squeezed(photos: readonly GroupPhoto[], room: GroupRoom): Gallery {
  const { rowMm, maxRows, gap, inset = 0 } = room
  const groups = inGroups(photos, mostSqueezed)
  const most = Math.floor(maxRows / groups.length)
  let whole: Cut = { demerits: 0, last: undefined, before: undefined }
  let from = 0
  let all = 0
  for (const group of groups) {
    const slots = composeGroup(group, room).compose(most - inset / rowMm)
    const foot = Math.max(...slots.map(slot => footOf(slot.mount ?? slot)))
    const rows = Math.min(most, Math.ceil((foot + (from === 0 ? inset : gap)) / rowMm))
    const to = from + group.length
    whole = { demerits: 0, last: { from, to, rows, slots, leastSide: 0, demerits: 0 }, before: whole }
    from = to
    all += rows
  }
  return galleryOf(all, whole, room)
}

function bandsFrom(from: number, photos: readonly GroupPhoto[], room: GroupRoom): Band[] {
  const { rowMm, maxRows, gap, width } = room
  const inset = from === 0 ? (room.inset ?? 0) : gap
  const forFew = Math.max(width * rowMm * maxRows * ofPage(photos.length) - plateArea, leastForFew)
  const sideOfTarget = Math.sqrt(forFew / Math.max(1, photos.length - 1))
  return Array.from({ length: Math.min(mostInBand, photos.length - from) }, (_, n) => from + n + 1).flatMap(
    to => {
      const group = photos.slice(from, to)
      if (group.length === 1 && photos.length > 1 && !(group[0] && group[0].aspect > leastAlone)) return []
      // as many beside each other as a band has, but at all heights
      const { heights = [], min, compose } = composeGroup(group, { ...room, inset, mostBeside: mostInBand })
      return heights.flatMap((rows): Band | [] => {
        if (rows < min) return []
        const slots = compose(rows - inset / rowMm).map(withinPixels)
        if (!closesRows(slots, width) || !areOnLines(slots, room)) return []
        const sides = slots.map(({ w, h }) => Math.min(w, h))
        return {
          from,
          to,
          rows,
          slots,
          leastSide: Math.min(...sides),
          demerits: from === 0 ? demeritsOfFirst(slots, sideOfTarget) : demeritsOfAll(slots, sideOfTarget),
        }
      })
    },
  )
}

// The largest of the first band is the plate of the piece, the others are a few beside and below it.
function demeritsOfFirst(slots: readonly Slot[], target: number): number {
  const plate = slots.reduce((a, b) => (b.w * b.h > a.w * a.h ? b : a))
  const area = plate.w * plate.h
  const size = perPlate * Math.log(area / plateArea) ** 2 + (area > mostArea ? perDominant : 0)
  return (
    size +
    demeritsOfAll(
      slots.filter(slot => slot !== plate),
      target,
    )
  )
}

const demeritsOfAll = (slots: readonly Slot[], target: number): number =>
  slots.reduce((sum, { w, h }) => sum + demeritsOf(w, h, target), 0)

function demeritsOf(w: number, h: number, target: number): number {
  const short = Math.min(w, h)
  const stamp = short < small ? ((small - short) / (small / 2)) ** 2 : 0
  return stamp + Math.log((w * h) / target ** 2) ** 2
}

const areOnLines = (slots: readonly Slot[], { lines }: GroupRoom): boolean =>
  !lines || slots.every(({ x, mount }) => lines.some(line => Math.abs(line - (mount?.x ?? x)) < 0.1))

/** Share of a page: so many heights that are wanting below a larger one. */
const mostMissing = 0.2
/** Of a page, that suits so many. */
const ofPage = (photos: number) => Math.min(0.8, (photos + 3) / 12)
/** mm2: a plate, and what would dominate its page, which only the best of a month does. */
const plateArea = 5000
const mostArea = 6200
const leastForFew = 1500
const perPlate = 3
const perDominant = 4
const mostInBand = 5
/** Fifths are none of the lines that photos begin on. */
const mostSqueezed = 4
/** Width over height of what may be a band by itself. */
const leastAlone = 1.3
/** Of the measure: where three that are not alike begin. */
const finerLines = [7 / 24, 11 / 24, 13 / 24, 17 / 24]
/** mm of the shorter side. */
const small = 26
const noStamp = 20
