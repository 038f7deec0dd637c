import { LRUCache } from 'lru-cache'
import { albumOnColumns, strayDemerits } from '../photos/album-on-columns.ts'
import { type Cell, cellsOf } from '../photos/column-tree.ts'
import { isLed } from '../photos/is-led.ts'
import type { GroupPhoto, GroupRoom } from '../photos/photo-group.ts'
import { targetHeightOf } from '../photos/target-height.ts'
import { noStamp } from './album/album-photos.ts'

/** What it costs that a group of an album cannot be set on the lines of the book: without stamps, and with the one that is to be large leading the others. */
export function strayOfAlbum(photos: readonly GroupPhoto[], room: GroupRoom): number {
  const key = JSON.stringify([photos.map(({ focus: _, ...photo }) => photo), room])
  const known = remembered.get(key)
  if (known !== undefined) return known
  const ways = albumOnColumns(photos, room, targetHeightOf(photos, room)).flatMap(option =>
    option.kind === 'columns' ? [cellsOf(option.tree, room.gap, option.heights.uncut)] : [],
  )
  const isLost = photos.some(({ large }) => large) && !ways.some(cells => isLed(cells, photos))
  const demerits =
    strayDemerits(photos, room) +
    (ways.length === 0 ? ofNone : ways.some(hasNoStamp) ? 0 : ofStamps) +
    (isLost ? ofLost : 0)
  remembered.set(key, demerits)
  return demerits
}

const hasNoStamp = (cells: readonly Cell[]) => cells.every(({ w, h }) => Math.min(w, h) >= noStamp - hair)

// as much as several groups of a size that suits less; of too few pixels for any way, more than all
const ofNone = 9
const ofStamps = 4
const ofLost = 1.5
/** mm */
const hair = 0.5

/** An album asks for each of its groups several times, and each edit of its month does again. */
const remembered = new LRUCache<string, number>({ max: 20_000 })
