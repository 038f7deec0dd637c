import { invariant } from '#domain/invariant'
import { cheapestByRows } from './cheapest-by-rows.ts'
import { squeezedOptions } from './filling-options.ts'
import { aloneOf, stripOf } from './group-option.ts'
import { groupOptions } from './group-options.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from './photo-group.ts'
import { type OptionsByRows, placeSlots } from './place-slots.ts'
import { rememberOffers } from './remember-offers.ts'
import { rowOnLines } from './row-on-lines.ts'
import { targetHeightOf } from './target-height.ts'
import { withoutHoles } from './without-holes.ts'

/**
 * Photos of one post as a group, one to six of them in reading order (facts, print 5: slicing trees; nothing overlaps, at most
 * 12 % of a photo is cut and nothing of a picture with words, none is larger than 240 ppi allow). The group is as wide as the room,
 * or narrower by whole columns where its pixels or the height ask for it, unless it is one of an album.
 */
export const composeGroup = (photos: GroupPhoto[], room: GroupRoom): GroupOffer => offers(photos, room)

/** Six photos take up to 50 ms. */
const offers = rememberOffers(offerOf, 1000)

function offerOf(photos: GroupPhoto[], room: GroupRoom): GroupOffer {
  const targetHeight = targetHeightOf(photos, room)
  const all = cheapestByRows(groupOptions(photos, room, targetHeight), room, targetHeight)
  const byRows = room.fills && !room.mostBeside ? withoutHoles(all, room.maxRows, room.fills) : all
  const [first, ...others] = byRows
  invariant(first, 'a group can be set at some height')
  const highest = byRows.at(-1)?.[0] ?? 0
  const withTaller = room.taller ? [...byRows, ...all.filter(([rows]) => rows > highest)] : byRows
  const [natural, { demerits: fewest }] = others.reduce(
    (a, b) => (b[1].demerits < a[1].demerits ? b : a),
    first,
  )
  let onFewer: OptionsByRows | undefined
  // most groups are never asked for it
  const squeezed = () => {
    onFewer ??= cheapestByRows(squeezedOptions(photos, room, targetHeight), room, targetHeight)
    const lower = onFewer.filter(([rows]) => rows < first[0])
    return lower.length > 0 ? lower : byRows
  }
  const fair = byRows.flatMap(([rows, { demerits }]) => (demerits < fewest + 1.6 ? [rows] : []))
  // one that it has, where these are far apart
  const leastOf = (rows: number) =>
    room.mostBeside && rows > first[0] ? (byRows.find(([height]) => height >= rows)?.[0] ?? natural) : rows
  const onFewWidths = photos.length === 1 && !photos[0]?.whole && room.aloneOnEvery !== undefined
  const isOnColumns = first[1].kind === 'columns'
  const keepsHeights = photos.length > 1 ? room.fills || isOnColumns : onFewWidths && isOnColumns
  const least = onFewWidths ? first[0] : leastRows(byRows, natural, photos, room, squeezed)
  return {
    min: leastOf(Math.min(...fair, least)),
    natural,
    max: room.fills && !room.mostBeside ? endOfRun(byRows, natural) : Math.max(...fair),
    ...(room.fills && photos.length === 1 && { resistsShrinking: true }),
    ...(keepsHeights && { heights: withTaller.map(([rows]) => rows) }),
    compose: rows => {
      const shape = rows + (room.inset ?? 0) / room.rowMm
      const isLess = ([lowest]: OptionsByRows) => lowest !== undefined && shape < lowest[0] - 0.01
      const ways = room.fills === 'group' && isLess(byRows) ? squeezed() : withTaller
      // made smaller as a whole it would leave its lines
      const row = photos.length > 1 && isLess(ways) && rowOnLines(photos, rows * room.rowMm, room)
      return row || placeSlots(ways, rows, photos, room)
    },
  }
}

// A page counts on every height up to the largest: of an album, up to where one is wanting.
function endOfRun(byRows: OptionsByRows, natural: number): number {
  let end = natural
  for (const [rows] of byRows) if (rows > end && rows <= end + 2) end = rows
  return end
}

// A group may be squeezed to a strip rather than leave a hole. It leaves the columns, or the width that it fills, for that only where its
// lowest height there would make a hole of a third with the heads above it; one of an album keeps the width of its room.
function leastRows(
  [first]: OptionsByRows,
  natural: number,
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  squeezed: () => OptionsByRows,
): number {
  invariant(first, 'a group can be set at some height')
  const { rowMm, maxRows, inset = 0, fills, keeps: mostKept = 0.33 } = room
  const [fewestRows, { kind }] = first
  if (fills === 'album') return fewestRows
  const { length } = photos
  const narrowest = Math.min(...photos.map(({ aspect }) => aspect))
  const low = length === 1 ? aloneOf(room) : Math.max(stripOf(room), leastWide / narrowest)
  const strip = Math.min(maxRows * 0.3, low / rowMm)
  const keeps =
    (fills || kind === 'columns') && fewestRows <= maxRows * (fills ? mostKept : length > 1 ? 0.4 : 0.25)
  const lowest = keeps ? fewestRows : 1
  const least = Math.max(lowest, Math.min(Math.round(strip), natural))
  if (!room.lines || fills !== 'group' || least >= fewestRows) return least
  // no lower than it can be on lines of the book without stamps
  const [[lowestOnFewer] = [fewestRows]] = squeezed()
  const lowestRow = room.leastStrip
    ? Math.min(fewestRows, Math.ceil(Math.max(room.leastStrip, leastOnStrip / narrowest) / rowMm))
    : Math.ceil(least * ofStrip)
  let rows = Math.max(lowestRow, Math.min(lowestOnFewer, natural))
  while (rows > lowestRow && rowOnLines(photos, (rows - 1) * rowMm - inset, room)) rows -= 1
  return rows
}

/** mm that each photo of a strip is wide. */
const leastWide = 22
/** The same where a room says how high it is. */
const leastOnStrip = 28
/** Of the height of a strip: a row on lines may be as low where that saves a page. */
const ofStrip = 0.7
