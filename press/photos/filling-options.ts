import { aloneInTheMiddle } from './alone-in-the-middle.ts'
import { optionsWithin } from './column-options.ts'
import { cellsOf } from './column-trees.ts'
import { freeOptions } from './free-options.ts'
import { contrastOf } from './group-demerits.ts'
import type { GroupOption } from './group-option.ts'
import { isLowEnough } from './low-enough.ts'
import { unseen, widthInPixels } from './mount.ts'
import type { GroupPhoto, GroupRoom, Span } from './photo-group.ts'
import { columnStep } from './room-columns.ts'
import type { TreeSlot } from './slicing-trees.ts'

/**
 * Ways to set a group that fills its room: several photos as wide as the room in each row, on its columns where that can be; one as
 * wide, or in the middle. None is narrower than about a quarter of the room, or than its share of that where it is tall, unless there
 * is no other way. What has too few pixels for that keeps to whole columns from the left, or stands on mounts.
 */
export function fillingOptions(
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
): GroupOption[] {
  if (photos.length === 1) return aloneInTheMiddle(photos, room)
  const whole: Span = { x: 0, w: room.width }
  const places = [whole, ...(room.fills === 'group' ? (room.narrower ?? []) : [])]
  const step = columnStep(room)
  const onColumns = (mounts: boolean, leastOf: LeastWidth, spans: readonly Span[]) => {
    // what is to be small stands in the middle of its place
    if (step === undefined || photos.some(photo => photo.small)) return []
    return spans.flatMap(span => {
      const limits = { mounts, leastOf: (photo: { aspect: number }) => leastOf(photo, span) }
      return optionsWithin(limits, [span], photos, room, targetHeight)
    })
  }
  const free = (leastOf: LeastWidth) =>
    freeOptions([whole], photos, room, slots => areWide(slots, photos, room, leastOf))
  const usual = room.fills === 'group' ? large : quarter
  const ways = [
    () => onColumns(false, usual, places).filter(option => isCalm(option, room)),
    () => free(usual),
    () => onColumns(false, stamp, places).filter(option => isCalm(option, room)),
    () => free(stamp),
  ]
  // few photos keep to their columns, and are large, whatever height that takes
  const isEnough = (options: readonly GroupOption[]) =>
    room.fills === 'group' ? options.length > 0 : options.some(({ heights }) => isLowEnough(heights, room))
  const options: GroupOption[] = []
  for (const [n, way] of ways.entries()) {
    const lowest = Math.min(...options.map(({ heights }) => heights.lowest))
    // smaller photos only for less height
    for (const option of way())
      if (option.heights.lowest < lowest) options.push({ ...option, demerits: option.demerits + n })
    if (isEnough(options)) return options
  }
  if (options.length > 0) return options
  const spans = room.fills === 'group' ? (room.spans ?? []) : []
  const fewer = spans.filter(({ w }) => w < room.width * 0.99 && w >= room.width * leastShare)
  const onFewer = onColumns(false, quarter, fewer)
  if (onFewer.length > 0) return onFewer
  const onMounts = onColumns(true, () => 0, [whole])
  return onMounts.length > 0 ? onMounts : freeOptions([whole], photos, room)
}

/** mm that a photo is wide at least in a place. */
type LeastWidth = (photo: { aspect: number }, place: { w: number }) => number

// A tall one may be as much narrower as it is narrower than high.
const quarter: LeastWidth = ({ aspect }, { w }) => Math.max(20, w * 0.18) * Math.min(1, 0.9 * aspect)
// Few photos are larger: of none is the shorter side less than this share of the place, so that no row has four wide ones.
const large: LeastWidth = ({ aspect }, { w }) => Math.max(15, w * 0.22) * Math.max(1, aspect)
const stamp: LeastWidth = ({ aspect }) => 16 * Math.min(1, 0.9 * aspect)

/** Of the room, where it has too few pixels for all of it. */
const leastShare = 0.6

/** How many times as large as its smallest the largest photo of a group may be: one beside a column of three. */
const mostContrast = { group: 6.5, album: 9.5 }

function isCalm(option: GroupOption, room: GroupRoom): boolean {
  const step = columnStep(room)
  if (option.kind !== 'columns' || step === undefined) return true
  const grid = { width: step - room.gap, gap: room.gap }
  return contrastOf(cellsOf(option.tree, grid, option.heights.uncut)) <= mostContrast[room.fills ?? 'album']
}

function areWide(
  slots: readonly TreeSlot[],
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  leastOf: LeastWidth,
): boolean {
  if (contrastOf(slots) > mostContrast[room.fills ?? 'album']) return false
  return slots.every(({ photo, w }) => {
    const shown = photos[photo]
    if (!shown) return false
    return shown.small || (w >= leastOf(shown, { w: room.width }) && w <= widthInPixels(w, shown) * unseen)
  })
}
