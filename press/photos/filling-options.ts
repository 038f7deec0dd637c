import { albumOnColumns, areLow, lowestOf } from './album-on-columns.ts'
import { aloneInTheMiddle } from './alone-in-the-middle.ts'
import { freeOptions } from './free-options.ts'
import { inColumns, linesOf } from './group-lines.ts'
import type { GroupOption } from './group-option.ts'
import { isLowEnough } from './low-enough.ts'
import type { GroupPhoto, GroupRoom, Span } from './photo-group.ts'
import { calmOnColumns, photosOnColumns } from './photos-on-columns.ts'
import { areWide, type LeastWidth, large, leastIn, noStamp, quarter, stamp } from './photos-that-fill.ts'
import { columnStep } from './room-columns.ts'

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
  const narrower = room.fills === 'group' ? (room.narrower ?? []) : []
  const step = columnStep(room)
  const isHeld = room.lines !== undefined
  const usual = leastIn(room, room.fills === 'group' ? large : quarter)
  const calm = (leastOf: LeastWidth, spans: readonly Span[], grid = linesOf(room)) =>
    calmOnColumns(spans, leastOf, photos, room, targetHeight, grid)
  const free = (leastOf: LeastWidth) =>
    freeOptions([whole], photos, room, slots => areWide(slots, photos, room, leastOf))
  const onColumns = (leastOf: LeastWidth) => [
    () => [
      ...calm(leastOf, [whole]),
      ...narrower.flatMap(span => calm(span.leastSide ? leastIn(span, leastOf) : leastOf, [span])),
    ],
    // edges that few pages have are better than edges that no other page has
    ...(isHeld ? [] : [() => calm(leastOf, [whole], inColumns(room, step && step / 2))]),
  ]
  const leasts = [usual, stamp]
  // a narrow column has fewer edges rather than larger photos
  const ways = room.besideColumn
    ? [...leasts.flatMap(onColumns), ...(isHeld ? [] : leasts.map(leastOf => () => free(leastOf)))]
    : leasts.flatMap(leastOf => [...onColumns(leastOf), ...(isHeld ? [] : [() => free(leastOf)])])
  const kept = room.fills === 'album' ? albumOnColumns(photos, room, targetHeight) : []
  if (areLow(kept, room) || (isHeld && kept.length > 0)) return kept
  const options = lowerAndLower(ways, room)
  // a little more height is the smaller fault than edges that no other page has
  if (kept.length > 0 && !areLow(options, room) && lowestOf(kept) <= lowestOf(options) * 1.2) return kept
  if (options.length > 0) return options
  const fewer = spansOf(room).filter(({ w }) => w < room.width * 0.99 && w >= room.width * leastShare)
  const onFewer = photosOnColumns(fewer, quarter, photos, room, targetHeight)
  if (onFewer.length > 0) return onFewer
  const onMounts = photosOnColumns([whole], undefined, photos, room, targetHeight)
  return onMounts.length > 0 ? onMounts : freeOptions([whole], photos, room)
}

// From the left on: on whole columns, and up to lines of the book, where it has some.
function spansOf({ fills, gap, lines, spans = [] }: GroupRoom): Span[] {
  const upToLines = lines?.map(line => ({ x: 0, w: line - gap })).filter(({ w }) => w > 0) ?? []
  return fills === 'group' || lines ? [...spans, ...upToLines] : []
}

// Each way is for less height than the ones before it: smaller photos only for that.
function lowerAndLower(ways: readonly (() => GroupOption[])[], room: GroupRoom): GroupOption[] {
  const options: GroupOption[] = []
  for (const [n, way] of ways.entries()) {
    const lowest = lowestOf(options)
    for (const option of way())
      if (option.heights.lowest < lowest) options.push({ ...option, demerits: option.demerits + n })
    if (isEnough(options, room)) break
  }
  return options
}

// few photos keep to their columns, and are large, whatever height that takes
const isEnough = (options: readonly GroupOption[], room: GroupRoom) =>
  room.fills === 'group' ? options.length > 0 : options.some(({ heights }) => isLowEnough(heights, room))

/** Ways where a page has less height than such a group needs: on fewer columns from the left. None of stamps, where a row on lines can be had. */
export function squeezedOptions(
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
): GroupOption[] {
  if (photos.length === 1) return []
  const spans = (room.spans ?? []).filter(({ w }) => w < room.width * 0.99)
  return photosOnColumns(spans, leastIn(room, room.lines ? noStamp(room) : stamp), photos, room, targetHeight)
}

/** Of the room, where it has too few pixels for all of it. */
const leastShare = 0.6
