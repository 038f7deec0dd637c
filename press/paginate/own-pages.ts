import type { Block } from './block.ts'
import { type Broken, breakPages } from './break-pages.ts'
import { lastFill } from './last-fill.ts'

/** Blocks on pages of their own, which stand after so many pages of the others. */
export interface OwnPages {
  pages: Broken
  after: number
  /** The first block of their entry, as it would stand among the others. */
  block: Block
}

/** A month as it is broken, and its entries on pages of their own. */
export interface SetMonth {
  month: Broken
  own: OwnPages[]
}

interface PageRoom {
  rows: number
  columns: number
  /** Breaks blocks into pages as a month is broken. */
  breakMonth(blocks: Block[]): Broken
  /** Of the pages of the month, its own counted in, from 0; where absent, nobody knows. */
  isRight?(page: number): boolean
}

/**
 * The pages of a month, and of its best entries on pages of their own where these are well filled and the month does not become
 * longer for it. They stand between two pages that no entry runs over, the nearest to their day.
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
    const month = room.breakMonth(others)
    const longer =
      pagesOf(month, room) + chosen.reduce((sum, { pages }) => sum + pages.frames, 0) - pagesOf(all, room)
    if (longer > 0) continue
    const own = placed(chosen, blocks, month, room)
    if (own.length === chosen.length) return { month, own }
  }
  return { month: all, own: [] }
}

/** The same entries on the same pages of their own, where the others are broken in another way; undefined where they have no place. */
export function withSameOwnPages(
  blocks: Block[],
  same: readonly OwnPages[],
  room: PageRoom,
): SetMonth | undefined {
  const month = room.breakMonth(without(blocks, same))
  const own = placed(same, blocks, month, room)
  return own.length === same.length ? { month, own } : undefined
}

type Candidate = Pick<OwnPages, 'block' | 'pages'>

function without(blocks: readonly Block[], chosen: readonly Candidate[]): Block[] {
  const entries = new Set(chosen.map(({ block }) => block.item))
  return entries.size === 0 ? [...blocks] : blocks.filter(block => !entries.has(block.item))
}

function placed(
  chosen: readonly Candidate[],
  blocks: readonly Block[],
  month: Broken,
  room: PageRoom,
): OwnPages[] {
  const own: OwnPages[] = []
  for (const { block, pages } of chosen) {
    const parts = (after: number) =>
      pages.frames > 1 && room.isRight?.(after + ownBefore(own, after)) === true ? aside : 0
    const after = pageAfter(blocks.indexOf(block), blocks, month, room, parts)
    if (after !== undefined) own.push({ block, pages, after })
  }
  return own
}

/** Pages of entries with their own that stand before a page of the month. */
export const ownBefore = (own: readonly OwnPages[], page: number): number =>
  own.reduce((sum, { after, pages }) => sum + (after <= page ? pages.frames : 0), 0)

/** Pages that two of one entry stand farther from their day rather than be parted by the turn of a leaf. */
const aside = 2.5

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

/** Of the pages after which no entry goes on, how many stand up to the one nearest to the place of a block; none of a single page with a hole. `farther`
 * is what counts against a number of them, in pages. */
function pageAfter(
  at: number,
  blocks: readonly Block[],
  month: Broken,
  room: PageRoom,
  farther: (after: number) => number,
): number | undefined {
  const { placements } = month
  // an entry may be set in other blocks than it was
  const before = new Set(blocks.slice(0, at).flatMap(({ item }) => item ?? []))
  const pageOf = (frame: number) => Math.floor(frame / room.columns)
  const place = pageOf(
    placements.findLast(({ block }) => block.item !== undefined && before.has(block.item))?.frame ?? 0,
  )
  // a page with a hole at its foot ends a month
  const endsFull = lastFill(month, room) > 1 - mostFree
  const distance = (page: number) => Math.abs(page - place) + farther(page + 1)
  let nearest: number | undefined
  for (const [i, { block, frame }] of placements.entries()) {
    const next = placements[i + 1]
    const page = pageOf(frame)
    if (next ? pageOf(next.frame) === page || next.block.item === block.item : !endsFull) continue
    if (nearest === undefined || distance(page) < distance(nearest)) nearest = page
  }
  return nearest === undefined ? undefined : nearest + 1
}
