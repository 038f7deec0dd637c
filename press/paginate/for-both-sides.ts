import type { Block, Placement } from './block.ts'
import type { Broken, Turns } from './break-pages.ts'
import { leastEnd } from './fill-frame.ts'
import { withOwnPages, withSameOwnPages } from './own-pages.ts'
import { isWords } from './photos-behind.ts'
import { type MonthPart, ownBefore, type SetMonth } from './set-month.ts'

/** A page of an open book; the first page of a month is one or the other. */
export type Side = 'left' | 'right'

interface Room {
  rows: number
  columns: number
  /** Breaks blocks into pages as a month is broken, or as a part of one. */
  breakMonth(blocks: Block[], turns?: Turns, part?: MonthPart): Broken
}

/**
 * A month for either side of the book that it may begin on, the same number of pages: its photos stand on the spread of their words
 * where that costs nothing else. Which side it is only the book knows (decision 0071).
 */
export function forBothSides(blocks: Block[], room: Room): Record<Side, SetMonth> {
  const plain = withOwnPages(blocks, {
    ...room,
    breakMonth: (blocks, part) => room.breakMonth(blocks, undefined, part),
  })
  return { right: beginningOn('right', blocks, plain, room), left: beginningOn('left', blocks, plain, room) }
}

function beginningOn(side: Side, blocks: Block[], plain: SetMonth, room: Room): SetMonth {
  const { columns } = room
  const pages = Math.ceil(plain.month.frames / columns)
  const parted = partedPhotos(plain, side, columns)
  if (parted === 0 || pages > mostPages) return plain
  const isRight = (page: number) => (page % 2 === 0) === (side === 'right')
  const turnsOf = ({ first = 0, pages: most = pages - first / columns }: Partial<MonthPart>): Turns => ({
    after(frame) {
      const page = Math.floor((first + frame) / columns)
      const endsPage = frame % columns === columns - 1
      return endsPage && isRight(page + ownBefore(plain.own, page))
    },
    fewest: (most - 1) * columns + 1,
    most: most * columns,
  })
  const breakMonth = (blocks: Block[], part?: MonthPart) => room.breakMonth(blocks, turnsOf(part ?? {}), part)
  const turned = withSameOwnPages(blocks, plain.own, { ...room, breakMonth })
  if (!turned) return plain
  const rescued = parted - partedPhotos(turned, side, columns)
  return rescued > 0 && isNoWorse(turned, plain, rescued, room) ? turned : plain
}

/** A month with more of them is broken once: it would take too long. */
const mostPages = 40

/** Groups of photos that face no words of their entry. */
function partedPhotos({ month, own }: SetMonth, first: Side, columns: number): number {
  const onSpread = (placement: Placement, page: number) => ({
    placement,
    spread: Math.floor((page + (first === 'right' ? 1 : 0)) / 2),
  })
  const places = [
    ...month.placements.map(placement => {
      const page = Math.floor(placement.frame / columns)
      return onSpread(placement, page + ownBefore(own, page))
    }),
    ...own.flatMap(({ after, pages }) =>
      pages.placements.map(placement => onSpread(placement, after + placement.frame)),
    ),
  ]
  const ofEntries = Map.groupBy(places, ({ placement }) => placement.block.item)
  return [...ofEntries.values()].reduce((sum, ofEntry) => {
    const spreads = new Set(
      ofEntry.flatMap(({ placement, spread }) => (isWords(placement.block) ? [spread] : [])),
    )
    if (spreads.size === 0) return sum
    const parted = ofEntry.filter(
      ({ placement, spread }) => placement.block.kind === 'photos' && !spreads.has(spread),
    )
    return sum + parted.length
  }, 0)
}

// For each group of photos that is with its words again, one may be set less than half as high.
function isNoWorse(turned: SetMonth, plain: SetMonth, rescued: number, room: Room): boolean {
  const [now, before] = [faultsOf(turned, room), faultsOf(plain, room)]
  return (
    now.pages === before.pages &&
    now.overflowing <= before.overflowing &&
    now.besideColumns <= before.besideColumns &&
    now.holes <= before.holes &&
    now.lastFill >= Math.min(leastEnd, before.lastFill) &&
    now.strips <= before.strips + rescued
  )
}

function faultsOf({ month, own }: SetMonth, { rows, columns }: Room) {
  const { placements, frames, free } = month
  const fills = Array.from({ length: Math.ceil(frames / columns) }, (_, page) => {
    const empty = Array.from({ length: columns }, (_, column) => free[page * columns + column] ?? rows)
    return 1 - empty.reduce((sum, free) => sum + free, 0) / (rows * columns)
  })
  const photos = placements.flatMap(({ block, rows }) =>
    block.kind === 'photos' ? [{ rows, offer: block.offer }] : [],
  )
  return {
    pages: fills.length + own.reduce((sum, { pages }) => sum + pages.frames, 0),
    overflowing: placements.filter(
      ({ top, rows: taken, block }) => top + Math.max(taken, block.minDepth ?? 0) > rows,
    ).length,
    // lower than their columns allow
    besideColumns: photos.filter(({ rows, offer }) => rows < (offer.heights?.[0] ?? 0)).length,
    strips: photos.filter(({ rows, offer }) => rows < offer.natural / 2).length,
    holes: fills.slice(0, -1).filter(fill => fill < leastFill).length,
    lastFill: fills.at(-1) ?? 0,
  }
}

/** Share of a page that is not the last one. */
const leastFill = 0.75
