import type { Region } from '../page/display-list.ts'
import type { Block, Placement } from '../paginate/block.ts'
import { type Drawn, movedBy } from './moved-by.ts'

/**
 * What is drawn of a page or a column, in order, with the groups of photos of an entry as far below each other as its photos are: they are placed by
 * rows, and what one leaves of its last row would stand between them. It stands below the last of them.
 */
export function withEvenGaps<T extends Drawn & { placement: Placement }>(drawn: readonly T[]): T[] {
  const even: T[] = []
  for (const each of drawn) {
    const before = even.at(-1)
    const by = before ? wideBy(before, each) : 0
    even.push(by > hair ? { ...each, ...movedBy(each, { x: 0, y: -by }) } : each)
  }
  return even
}

/** mm */
const hair = 0.3

// mm by which the white between two groups is wider than that between photos; 0 where they are no neighbours, or words reach down between them.
function wideBy<T extends Drawn & { placement: Placement }>(above: T, below: T): number {
  const gap = gapOf(below.placement.block)
  if (gap === undefined || !areNeighbours(above.placement, below.placement)) return 0
  const photos = below.regions.filter(({ photo }) => photo !== undefined)
  const head = Math.min(...photos.map(({ y }) => y))
  const over = above.regions.filter(region => photos.some(photo => isOver(region, photo)))
  const foot = Math.max(...over.map(({ y, h }) => y + h))
  const isOfPhoto = over.every(({ y, h, photo }) => photo !== undefined || y + h < foot)
  return isOfPhoto && over.length > 0 ? Math.max(0, head - foot - gap) : 0
}

const areNeighbours = (above: Placement, below: Placement) =>
  gapOf(above.block) !== undefined &&
  above.block.item === below.block.item &&
  above.frame === below.frame &&
  above.top + above.rows + below.block.before >= below.top

const gapOf = (block: Block) => (block.kind === 'photos' ? block.photoGap : undefined)

const isOver = (a: Region, b: Region) => a.x < b.x + b.w && b.x < a.x + a.w
