import { LRUCache } from 'lru-cache'
import { strayDemerits } from '../photos/album-on-columns.ts'
import { cheapestByRows } from '../photos/cheapest-by-rows.ts'
import { optionsWithin } from '../photos/column-options.ts'
import { cellsOf } from '../photos/column-tree.ts'
import { linesOfColumns } from '../photos/column-trees.ts'
import type { composeGroup } from '../photos/compose-group.ts'
import { contrastOf } from '../photos/group-demerits.ts'
import { isLed } from '../photos/is-led.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from '../photos/photo-group.ts'
import { leastIn, quarter } from '../photos/photos-that-fill.ts'
import { type OptionsByRows, placeSlots } from '../photos/place-slots.ts'
import { targetHeightOf } from '../photos/target-height.ts'

/**
 * A group of an album with one that is to be large: that one leads, and the others follow on thirds, quarters or fifths of the measure, or on `grids` of so many columns, as low as that
 * can be; where its page has less room it is set as another group.
 */
export const ledByOne =
  (compose: typeof composeGroup, grids = usualGrids): typeof composeGroup =>
  (photos, room) => {
    const ways = room.fills === 'album' ? waysLed(photos, room, grids) : []
    // else a large one in their midst would have the whole page
    const plain = compose(
      photos.map(photo => ({ ...photo, large: false })),
      room,
    )
    const [lowest] = ways[0] ?? []
    if (lowest === undefined) return plain
    return {
      min: Math.min(plain.min, lowest),
      natural: lowest,
      max: ways.findLast(([rows]) => rows <= lowest + mostMore)?.[0] ?? lowest,
      resistsShrinking: true,
      ...ledFrom(lowest, ways, plain, plain.heights ?? [plain.natural], photos, room),
    }
  }

/** From so many rows on the ways that are led, below them what is composed `plain`, which has the heights `own`. */
export function ledFrom(
  lowest: number,
  ways: OptionsByRows,
  plain: GroupOffer,
  own: readonly number[],
  photos: readonly GroupPhoto[],
  room: GroupRoom,
): Pick<GroupOffer, 'heights' | 'compose'> {
  const shape = (rows: number) => rows + (room.inset ?? 0) / room.rowMm + hair
  return {
    heights: [...own.filter(rows => rows < lowest), ...ways.map(([rows]) => rows)],
    compose: rows => (shape(rows) < lowest ? plain.compose(rows) : placeSlots(ways, rows, photos, room)),
  }
}

/** What it costs that photos of an album are a group: less than usual where one that is to be large can lead the others. */
export function strayOfLed(photos: readonly GroupPhoto[], room: GroupRoom, grids = usualGrids): number {
  if (!photos.some(({ large }) => large)) return strayDemerits(photos, room)
  const [lowest] = waysLed(photos, room, grids)[0] ?? []
  if (lowest === undefined) return strayDemerits(photos, room) + ofLost
  return perRow * Math.max(0, lowest / photos.length - fewRows)
}

/** Ways to set a group with the one that is to be large leading the others, by their rows; none of a group without one. Each can be as low as `most`, a share of the rows of a page. */
export function waysLed(
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  grids = usualGrids,
  most = mostOfPage,
): OptionsByRows {
  if (photos.length < 2 || !photos.some(({ large }) => large)) return []
  const key = JSON.stringify([photos.map(({ focus: _, ...photo }) => photo), room, grids, most])
  const known = remembered.get(key)
  if (known) return known
  const { width, gap, maxRows, rowMm } = room
  const target = targetHeightOf(photos, room)
  const place = { x: 0, w: width }
  const leastOf = (photo: GroupPhoto) => leastIn({ ...room, leastSide: threeWide }, quarter)(photo, place)
  const options = grids.flatMap(columns =>
    optionsWithin(
      { mounts: false, leastOf },
      [place],
      photos,
      room,
      target,
      linesOfColumns(columns, (width + gap) / columns, gap),
    ).filter(option => {
      if (option.kind !== 'columns' || option.heights.lowest > most * maxRows * rowMm) return false
      const cells = cellsOf(option.tree, gap, option.heights.uncut)
      return isLed(cells, photos) && contrastOf(cells) < mostContrast
    }),
  )
  const ways = cheapestByRows(options, room, target)
  remembered.set(key, ways)
  return ways
}

/** mm: of three wide ones below the one that leads, each is as high. */
const threeWide = 16.4
/** Times as large as the smallest of them. */
const mostContrast = 10.5
/** Columns of the measure. */
const usualGrids: readonly number[] = [3, 4, 5]
/** Of the rows of a page. */
const mostOfPage = 0.55
/** Rows that such a group grows by. */
const mostMore = 3
/** Of each photo of a group: more of them, and what each costs. */
const fewRows = 2
const perRow = 0.8
/** As much as a group of a size that suits an album less. */
const ofLost = 1.5
/** rows */
const hair = 0.01

/** An album asks for each of its groups several times, and each edit of its month does again. */
const remembered = new LRUCache<string, OptionsByRows>({ max: 5_000 })
