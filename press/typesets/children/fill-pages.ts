import type { Block, Placement } from '../../paginate/block.ts'
import type { Broken } from '../../paginate/break-pages.ts'
import { shareSlack } from '../../paginate/share-slack.ts'
import { leastMeadow } from './story-frame.ts'
import { columnHeight, elasticOf } from './story-heights.ts'
import { sizesTooMany } from './type-sizes.ts'

/** A story of a month: the ways in which it can stand on its page. Their lines are counted. */
export interface FilledStory {
  ways(): Block[][]
}

/** What is known of the blocks of a month. */
export interface StoriesOnPages {
  storyOf(block: Block): FilledStory | undefined
  typesOf(block: Block): readonly string[]
  /** Whether it has a frame of its own, which may be a row higher than what it holds. */
  isFramed(block: Block): boolean
}

/**
 * Pages as they are broken, with stories in ways that take more room where a page has it: larger pictures, or larger type, of one size on
 * a page. Frames stand equally far from each other; a row that is left goes into each frame where that fills the page, and more stays at
 * its foot. What stands on a page stays on it.
 */
export function fillPages(broken: Broken, stories: StoriesOnPages, room: (frame: number) => number): Broken {
  const byFrame = Map.groupBy(broken.placements, ({ frame }) => frame)
  const pages = broken.free.map((_, frame) => {
    const placed = byFrame.get(frame) ?? []
    if (placed.length === 0) return { placements: placed, free: room(frame) }
    const pieces = piecesOf(placed, stories, broken.placements)
    return filledPage(pieces, frame, room(frame))
  })
  return {
    placements: pages.flatMap(({ placements }) => placements),
    frames: broken.frames,
    free: pages.map(({ free }) => free),
  }
}

/** What stands on a page of one story: rows of white above it, and the ways in which it can stand there. */
interface Piece {
  gap: number
  ways: () => Way[]
}

interface Way {
  rows: number
  /** Their tops from the head of the piece. */
  placements: Placement[]
  types: readonly string[]
  /** Frames that may be a row higher. */
  frames: number
}

function piecesOf(placed: readonly Placement[], known: StoriesOnPages, all: readonly Placement[]): Piece[] {
  const pieces: { story: FilledStory | undefined; placements: Placement[] }[] = []
  for (const placement of placed) {
    const story = known.storyOf(placement.block)
    const piece = pieces.at(-1)
    if (piece && story && piece.story === story) piece.placements.push(placement)
    else pieces.push({ story, placements: [placement] })
  }
  return pieces.map(({ story, placements }, n) => {
    const [first] = placements
    const head = first?.top ?? 0
    const placed = placements.map(p => ({ ...p, top: p.top - head }))
    const own = wayOf(placed, footOf(placements) - head, known)
    const isWhole =
      story && all.filter(({ block }) => known.storyOf(block) === story).length === placements.length
    const others = () =>
      isWhole ? story.ways().map(blocks => wayOf(placedAt(blocks), columnHeight(blocks).natural, known)) : []
    return { gap: n === 0 ? 0 : (first?.block.before ?? 0), ways: () => [own, ...others()] }
  })
}

const footOf = (placements: readonly Placement[]) =>
  placements.reduce((foot, { top, rows }) => Math.max(foot, top + rows), 0)

const wayOf = (placements: Placement[], rows: number, known: StoriesOnPages): Way => ({
  rows,
  placements,
  types: placements.flatMap(({ block }) => known.typesOf(block)),
  frames: placements.filter(({ block }) => known.isFramed(block)).length,
})

function placedAt(blocks: readonly Block[]): Placement[] {
  let top = 0
  return blocks.map((block, n): Placement => {
    top += n === 0 ? 0 : block.before
    const rows = elasticOf(block).natural
    const placement = { block, frame: 0, top, rows, from: 0, to: block.kind === 'text' ? block.lines : 1 }
    top += rows
    return placement
  })
}

/** Stories of a page in one of their ways each, as high as they are then, and the rows that stay free. */
interface Filling {
  ways: Way[]
  heights: number[]
  free: number
  fault: number
}

function filledPage(
  pieces: readonly Piece[],
  frame: number,
  capacity: number,
): { placements: Placement[]; free: number } {
  const room = capacity - pieces.reduce((sum, { gap }) => sum + gap, 0)
  const { ways, heights, free } = bestFilling(pieces, room)
  // a row in each frame where the page is full with it, or short of that by so little that nothing is drawn there
  const inFrames = framesOf(ways)
  const higher = free - inFrames < leastMeadow || free >= capacity / 3 ? Math.min(free, inFrames) : 0
  let left = higher
  let top = 0
  const placements = pieces.flatMap(({ gap }, n) => {
    const way = ways[n]
    if (!way) return []
    top += gap
    const height = heights[n] ?? way.rows
    const air = Math.min(left, way.frames)
    left -= air
    const placed = withAir(stretched(way, height - way.rows), air, way).map(p => ({
      ...p,
      frame,
      top: top + p.top,
    }))
    top += height + air
    return placed
  })
  return { placements, free: free - higher }
}

// A page that is full, with type of one size, is left as it is.
function bestFilling(pieces: readonly Piece[], room: number): Filling {
  const own = fillingOf(
    pieces.flatMap(({ ways }) => ways().slice(0, 1)),
    room,
  )
  if (own.fault === 0) return own
  return combined(
    pieces.map(({ ways }) => ways()),
    room,
  )
    .map(ways => fillingOf(ways, room))
    .reduce((best, filling) => (filling.fault < best.fault ? filling : best), own)
}

function fillingOf(ways: Way[], room: number): Filling {
  const slack = room - ways.reduce((sum, { rows }) => sum + rows, 0)
  const heights = shareSlack(ways.map(stretchOf), slack)
  const free = room - heights.reduce((sum, height) => sum + height, 0)
  const white = free <= framesOf(ways) ? free * ofFree : free
  return { ways, heights, free, fault: white + rowsOfSize * sizesTooMany(ways.flatMap(({ types }) => types)) }
}

const framesOf = (ways: readonly Way[]) => ways.reduce((sum, { frames }) => sum + frames, 0)

/** Rows at the foot of a page that are as bad as one in a frame, and as a size of type too many. */
const ofFree = 0.5
const rowsOfSize = 5

// Of each sum of rows and set of types the first that is found: that with the fewest changes.
function combined(pieces: readonly (readonly Way[])[], room: number): Way[][] {
  let found = new Map<string, { rows: number; ways: Way[] }>([['', { rows: 0, ways: [] }]])
  for (const ways of pieces) {
    const longer: typeof found = new Map()
    for (const way of ways)
      for (const chosen of found.values()) {
        const rows = chosen.rows + way.rows
        const next = { rows, ways: [...chosen.ways, way] }
        const key = [rows, ...new Set(next.ways.flatMap(({ types }) => types).sort())].join()
        if (rows <= room && !longer.has(key)) longer.set(key, next)
      }
    found = longer
  }
  return [...found.values()].map(({ ways }) => ways)
}

// Frames from the last one up are a row higher.
function withAir(placements: Placement[], rows: number, way: Way): Placement[] {
  if (rows === 0) return placements
  let added = 0
  return placements.map((placement, n) => {
    const isHigher = added < rows && way.frames > 0 && n >= placements.length - way.frames
    const placed = { ...placement, top: placement.top + added, rows: placement.rows + (isHigher ? 1 : 0) }
    if (isHigher) added += 1
    return placed
  })
}

// Its photos that stretch furthest are so many rows higher.
function stretched(way: Way, rows: number): Placement[] {
  const at = elasticAt(way)
  return way.placements.map((placement, n) => {
    if (n < at || rows === 0) return placement
    return n === at
      ? { ...placement, rows: placement.rows + rows }
      : { ...placement, top: placement.top + rows }
  })
}

function elasticAt({ placements }: Way): number {
  const stretch = placements.map(({ block, rows }) => elasticOf(block).max - rows)
  return stretch.indexOf(Math.max(...stretch))
}

function stretchOf(way: Way): { min: number; natural: number; max: number; heights?: readonly number[] } {
  const { rows } = way
  const still = { min: rows, natural: rows, max: rows }
  const placement = way.placements[elasticAt(way)]
  if (placement?.block.kind !== 'photos') return still
  const { max, heights } = placement.block.offer
  const others = rows - placement.rows
  const higher = heights?.filter(height => height > placement.rows).map(height => height + others)
  return { ...still, max: Math.max(rows, max + others), ...(higher && { heights: [rows, ...higher] }) }
}
