import type { Block, Placement } from '../../paginate/block.ts'
import type { Broken } from '../../paginate/break-pages.ts'
import { shareSlack } from '../../paginate/share-slack.ts'
import { columnHeight, elasticOf } from './story-heights.ts'

/** A story of a month: the ways in which it takes more room. Their lines are counted. */
export interface FilledStory {
  ways(): Block[][]
}

type StoryOf = (block: Block) => FilledStory | undefined

/**
 * Pages as they are broken, with stories in ways that take more room where a page has it: larger type for few words, larger pictures,
 * and then more white between them. What stands on a page stays on it.
 */
export function fillPages(broken: Broken, storyOf: StoryOf, room: (frame: number) => number): Broken {
  const byFrame = Map.groupBy(broken.placements, ({ frame }) => frame)
  const pages = broken.free.map((free, frame) => {
    const placed = byFrame.get(frame) ?? []
    if (free < leastFree || placed.length === 0) return { placements: placed, free }
    return filledPage(piecesOf(placed, storyOf, broken.placements), frame, room(frame))
  })
  return {
    placements: pages.flatMap(({ placements }) => placements),
    frames: broken.frames,
    free: pages.map(({ free }) => free),
  }
}

/** Rows. */
const leastFree = 3

/** What stands on a page of one story: rows of white above it, and the ways in which it can stand there. */
interface Piece {
  gap: number
  ways: Way[]
}

interface Way {
  rows: number
  /** Their tops from the head of the piece. */
  placements: Placement[]
}

function piecesOf(placed: readonly Placement[], storyOf: StoryOf, all: readonly Placement[]): Piece[] {
  const pieces: { story: FilledStory | undefined; placements: Placement[] }[] = []
  for (const placement of placed) {
    const story = storyOf(placement.block)
    const piece = pieces.at(-1)
    if (piece && story && piece.story === story) piece.placements.push(placement)
    else pieces.push({ story, placements: [placement] })
  }
  let foot = 0
  return pieces.map(({ story, placements }) => {
    const head = placements[0]?.top ?? 0
    const end = footOf(placements)
    const gap = head - foot
    foot = end
    const own = { rows: end - head, placements: placements.map(p => ({ ...p, top: p.top - head })) }
    const isWhole = story && all.filter(({ block }) => storyOf(block) === story).length === placements.length
    const others = isWhole ? story.ways() : []
    return { gap, ways: [own, ...others.map(wayOf)] }
  })
}

const footOf = (placements: readonly Placement[]) =>
  placements.reduce((foot, { top, rows }) => Math.max(foot, top + rows), 0)

function wayOf(blocks: readonly Block[]): Way {
  let top = 0
  const placements = blocks.map((block, n): Placement => {
    top += n === 0 ? 0 : block.before
    const rows = elasticOf(block).natural
    const placement = { block, frame: 0, top, rows, from: 0, to: block.kind === 'text' ? block.lines : 1 }
    top += rows
    return placement
  })
  return { rows: columnHeight(blocks).natural, placements }
}

function filledPage(
  pieces: readonly Piece[],
  frame: number,
  capacity: number,
): { placements: Placement[]; free: number } {
  const gaps = pieces.reduce((sum, { gap }) => sum + gap, 0)
  const ways = fullest(
    pieces.map(({ ways }) => ways),
    capacity - gaps,
  )
  const slack = capacity - gaps - ways.reduce((sum, way) => sum + way.rows, 0)
  const heights = shareSlack(ways.map(stretchOf), slack)
  let left = slack - heights.reduce((sum, height, n) => sum + height - (ways[n]?.rows ?? 0), 0)
  const between = pieces.length - 1
  // what little is left is white between them; more is left at the foot
  const more =
    between > 0 && left <= between * mostMore + 1 ? Math.min(mostMore, Math.ceil(left / between)) : 0
  let top = 0
  const placements = pieces.flatMap(({ gap }, n) => {
    const way = ways[n]
    if (!way) return []
    const white = n === 0 ? 0 : Math.min(more, left)
    left -= white
    top += gap + white
    const height = heights[n] ?? way.rows
    const placed = stretched(way, height - way.rows).map(p => ({ ...p, frame, top: top + p.top }))
    top += height
    return placed
  })
  return { placements, free: Math.max(0, capacity - top) }
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

/** Rows by which the white between two stories grows. */
const mostMore = 2

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

// The ways that leave the fewest rows free, of equals the first that was found: that with the fewest changes.
function fullest(pieces: readonly (readonly Way[])[], capacity: number): Way[] {
  let bySum = new Map<number, Way[]>([[0, []]])
  for (const ways of pieces) {
    const longer = new Map<number, Way[]>()
    for (const way of ways)
      for (const [sum, chosen] of bySum) {
        const rows = sum + way.rows
        if (rows <= capacity && !longer.has(rows)) longer.set(rows, [...chosen, way])
      }
    bySum = longer
  }
  const most = Math.max(...bySum.keys())
  return bySum.get(most) ?? pieces.flatMap(ways => ways.slice(0, 1))
}
