import type { Element } from '../../page/display-list.ts'
import type { PhotosBlock, Placement } from '../../paginate/block.ts'
import type { Broken } from '../../paginate/break-pages.ts'
import type { Side } from '../../paginate/for-both-sides.ts'

interface Pages {
  /** Rows of a page. */
  rows: number
  /** mm2 that a picture has at least which dominates its page. */
  dominant: number
  /** What stands at the head of the first page, and on a page before it. */
  head: readonly Element[]
  before?: readonly Element[]
}

/**
 * A month, of one column, for the side that it begins on: where both of two facing pages have a picture that dominates them, one of them has it lower
 * if it stands alone and that page does not end too early so, rather the one that is fuller then.
 */
export function calmerSpreads(month: Broken, side: Side, pages: Pages): Broken {
  const { dominant, head, before = [] } = pages
  let calmer = month
  const isDominated = (frame: number) =>
    frame < 0
      ? largestOf(before) >= dominant
      : (frame === 0 && largestOf(head) >= dominant) || dominantOf(calmer, frame, dominant).length > 0
  for (let left = side === 'right' ? 1 : 0; left < month.frames; left += 2) {
    if (left + 1 < month.frames && isDominated(left) && isDominated(left + 1))
      calmer = fullest(calmer, [left, left + 1], pages) ?? calmer
  }
  if (side === 'right' && isDominated(-1) && isDominated(0)) calmer = fullest(calmer, [0], pages) ?? calmer
  return calmer
}

function fullest(month: Broken, frames: readonly number[], pages: Pages): Broken | undefined {
  const ways = frames.flatMap(frame => {
    const way = lowered(month, frame, pages)
    return way ? [{ way, free: way.free[frame] ?? 0 }] : []
  })
  return ways.sort((a, b) => a.free - b.free)[0]?.way
}

function lowered(month: Broken, frame: number, { rows, dominant, head }: Pages): Broken | undefined {
  const large = dominantOf(month, frame, dominant)
  if (frame === 0 && largestOf(head) >= dominant) return undefined
  const lower = new Map(large.map(placement => [placement, lowerRows(placement, dominant)]))
  let up = 0
  const placements = month.placements.map(placement => {
    if (placement.frame !== frame) return placement
    const by = placement.rows - (lower.get(placement) ?? placement.rows)
    const moved = { ...placement, top: placement.top - up, rows: placement.rows - by }
    up += by
    return moved
  })
  const free = month.free.with(frame, (month.free[frame] ?? 0) + up)
  const most = frame === month.frames - 1 ? mostAtEnd : mostInside
  const isFair = large.every(placement => lower.get(placement)) && (free[frame] ?? 0) <= most * rows
  return isFair ? { ...month, placements, free } : undefined
}

// The highest that one alone can be without dominating its page; several would be smaller than those of any other page.
function lowerRows({ block, rows }: Placement, dominant: number): number | undefined {
  if (block.kind !== 'photos') return undefined
  if (block.draw(rows, 0, 0).elements.filter(({ kind }) => kind === 'image').length > 1) return undefined
  const { min, heights } = block.offer
  const all = heights ?? Array.from({ length: Math.max(0, rows - min) }, (_, n) => min + n)
  return all.findLast(lower => lower < rows && largestIn(block, lower) < dominant)
}

const dominantOf = ({ placements }: Broken, page: number, dominant: number): Placement[] =>
  placements.filter(
    ({ frame, block, rows }) =>
      frame === page && block.kind === 'photos' && largestIn(block, rows) >= dominant,
  )

// Each way to set a month, and either side that it may begin on, asks for the same blocks.
function largestIn(block: PhotosBlock, rows: number): number {
  const known = remembered.get(block) ?? new Map<number, number>()
  remembered.set(block, known)
  const largest = known.get(rows) ?? largestOf(block.draw(rows, 0, 0).elements)
  known.set(rows, largest)
  return largest
}

const remembered = new WeakMap<PhotosBlock, Map<number, number>>()

const largestOf = (elements: readonly Element[]): number =>
  Math.max(0, ...elements.map(element => (element.kind === 'image' ? element.w * element.h : 0)))

/** Share of a page that is empty then: inside a month, and at its end. */
const mostInside = 0.25
const mostAtEnd = 0.3
