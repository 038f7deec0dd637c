import type { Block, Placement } from './block.ts'
import { type Broken, breakPages } from './break-pages.ts'
import { leastEnd } from './fill-frame.ts'
import { inOrder, inSameOrder } from './in-order.ts'
import { lastFill } from './last-fill.ts'
import { type Candidate, type OwnPages, type PageRoom, type SetMonth, without } from './set-month.ts'

/**
 * The pages of a month, and of its best entries on pages of their own where these are well filled and the month does not become
 * longer for it. They stand where their day is, between two pages that no entry runs over: the month is broken there where it is not by itself.
 */
export function withOwnPages(blocks: Block[], room: PageRoom): SetMonth {
  const all = room.breakMonth(blocks)
  const candidates = blocks.flatMap(block => {
    const pages = block.ownPages && filled(block.ownPages, room.rows)
    return pages ? [{ block, pages }] : []
  })
  for (const chosen of choices(candidates)) {
    const others = without(blocks, chosen)
    if (others.length === 0) continue
    const most = pagesOf(all, room) - chosen.reduce((sum, { pages }) => sum + pages.frames, 0)
    const between = room.breakMonth(others)
    if (pagesOf(between, room) <= most) {
      const own = placed(chosen, blocks, between, room)
      if (own.length === chosen.length) return { month: between, own }
    }
    const parted = inOrder(chosen, blocks, room)
    const isShort = parted && lastFill(parted.month, room) < Math.min(leastEnd, lastFill(all, room))
    if (parted && !isShort && pagesOf(parted.month, room) <= most) return parted
  }
  return { month: all, own: [] }
}

/** The same entries on the same pages of their own, where the others are broken in another way; undefined where they have no place. */
export function withSameOwnPages(
  blocks: Block[],
  same: readonly OwnPages[],
  room: PageRoom,
): SetMonth | undefined {
  if (same.some(({ cut }) => cut !== undefined)) return inSameOrder(same, blocks, room)
  const month = room.breakMonth(without(blocks, same))
  const own = placed(same, blocks, month, room)
  return own.length === same.length ? { month, own } : undefined
}

function placed(
  chosen: readonly Candidate[],
  blocks: readonly Block[],
  month: Broken,
  room: PageRoom,
): OwnPages[] {
  return chosen.flatMap(({ block, pages }) => {
    const after = pageAfter(block, blocks, month, room)
    return after === undefined ? [] : [{ block, pages, after }]
  })
}

const mostFrames = 2
/** Of a page that an entry has to itself. */
const mostFree = 0.3

function filled(blocks: readonly Block[], rows: number): Broken | undefined {
  const pages = breakPages(blocks, () => rows, 1)
  const fits = pages.placements.every(
    ({ top, rows: taken, block }) => top + Math.max(taken, block.minDepth ?? 0) <= rows,
  )
  const isFull = pages.free.every(free => free <= rows * mostFree)
  return fits && isFull && pages.frames > 0 && pages.frames <= mostFrames ? pages : undefined
}

// All of them, then each alone.
function choices<T>(candidates: readonly T[]): T[][] {
  return candidates.length > 1
    ? [[...candidates], ...candidates.map(candidate => [candidate])]
    : candidates.map(candidate => [candidate])
}

const pagesOf = ({ frames }: Broken, { columns }: PageRoom) => Math.max(1, Math.ceil(frames / columns))

/** How many pages of the month stand before an entry: all that comes before it is on them, and nothing else. None of them has a hole. */
function pageAfter(best: Block, blocks: readonly Block[], month: Broken, room: PageRoom): number | undefined {
  const { placements } = month
  // an entry may be set in other blocks than it was
  const before = new Set(blocks.slice(0, blocks.indexOf(best)).flatMap(({ item }) => item ?? []))
  const isBehind = ({ block: { item } }: Placement) => item !== undefined && !before.has(item)
  const behind = placements.findIndex(isBehind)
  let first = behind < 0 ? placements.length : behind
  // with the heads of what stands behind
  while (placements[first - 1]?.block.keepNext) first -= 1
  const [last, next] = [placements[first - 1], placements[first]]
  if (!last || placements.slice(first).some(({ block: { item } }) => item !== undefined && before.has(item)))
    return undefined
  const pageOf = ({ frame }: Placement) => Math.floor(frame / room.columns)
  const after = pageOf(last) + 1
  // a page with a hole at its foot ends a month
  const isEnd = next ? pageOf(next) >= after : lastFill(month, room) > 1 - mostFree
  return isEnd ? after : undefined
}
