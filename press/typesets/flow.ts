import { invariant } from '#domain/invariant'
import type { Element, Page, Region, Run } from '../page/display-list.ts'
import type { Block, Placement } from '../paginate/block.ts'
import { breakPages } from '../paginate/break-pages.ts'
import { measureBlocks } from '../paginate/measure-blocks.ts'
import { splitTexts } from '../paginate/split-texts.ts'
import type { TypesetContext } from './context.ts'

export interface FlowDesign {
  columns: number
  /** mm between columns, and the width of each. */
  columnGap: number
  columnWidth: number
  /** Rows at the head of the month's first page that the opener takes, and what it draws there. */
  opener: { rows: number; elements: Element[]; headless?: boolean }
  /** What stands on every page: rules between columns, a ground. */
  furniture?: (page: number, last: boolean) => Element[]
}

/** Sets blocks one after the other into columns and pages. */
export function flow(blocks: Block[], context: TypesetContext, design: FlowDesign): Page[] {
  const { rows, rowMm, top } = context.area
  measureBlocks(blocks, context)
  const capacity = (frame: number) => (frame < design.columns ? rows - design.opener.rows : rows)
  const broken = breakWell(blocks, capacity, design.columns)
  const words = splitTexts(broken.placements, context)
  const count = Math.max(1, Math.ceil(broken.frames / design.columns))
  const pages: Page[] = Array.from({ length: count }, (_, n) => ({
    elements: [...(n === 0 ? design.opener.elements : []), ...(design.furniture?.(n, n === count - 1) ?? [])],
    regions: [],
    ...(n === 0 && design.opener.headless ? { headless: true } : {}),
    empty: emptyShare(broken.free, n, design.columns, rows),
  }))
  for (const placement of broken.placements) {
    const n = Math.floor(placement.frame / design.columns)
    const page = pages[n]
    invariant(page, 'each placement stands on a page')
    const column = placement.frame % design.columns
    const origin = {
      x: column * (design.columnWidth + design.columnGap),
      y: top + (placement.top + (n === 0 ? design.opener.rows : 0)) * rowMm,
    }
    // only text has words
    const drawn = drawPlacement(placement, words.get(placement) ?? [], origin, rowMm)
    page.elements.push(...drawn.elements)
    page.regions.push(...drawn.regions)
  }
  return pages
}

type Broken = ReturnType<typeof breakPages>

// A month ends well: not with a few lines on a page of their own, if the pages before can take them; and the
// columns of its last page end at one height, the least at which all still fits.
function breakWell(blocks: Block[], capacity: (frame: number) => number, columns: number): Broken {
  const first = breakPages(blocks, capacity, columns)
  const whole = tightened(blocks, capacity, columns, first) ?? first
  return columns === 1 ? whole : balanced(blocks, capacity, columns, whole)
}

// More special frames than this, and trying would cost more than it brings.
const mostFrames = 18

function tightened(
  blocks: Block[],
  capacity: (frame: number) => number,
  columns: number,
  broken: Broken,
): Broken | undefined {
  const lastPage = firstFrameOfLastPage(broken, columns)
  if (lastPage === 0 || lastPage > mostFrames) return undefined
  const used = broken.placements.reduce((sum, p) => sum + (p.frame < lastPage ? 0 : p.rows), 0)
  if (used > columns * capacity(lastPage) * 0.3) return undefined
  const shorter = (frame: number) => (frame < lastPage ? capacity(frame) : 1)
  return fitting(blocks, shorter, lastPage)
}

function balanced(
  blocks: Block[],
  capacity: (frame: number) => number,
  columns: number,
  broken: Broken,
): Broken {
  const lastPage = firstFrameOfLastPage(broken, columns)
  if (broken.frames === 0 || lastPage > mostFrames) return broken
  let best = broken
  let low = 1
  let high = capacity(lastPage)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const lower = (frame: number) => Math.min(capacity(frame), frame >= lastPage ? middle : capacity(frame))
    const tried = fitting(blocks, lower, lastPage + columns)
    if (tried) best = { ...tried, free: tried.free.map((free, f) => free + capacity(f) - lower(f)) }
    if (tried) high = middle
    else low = middle
  }
  return best
}

// Broken into so many frames at most, nothing taller than its frame; or not at all.
function fitting(blocks: Block[], capacity: (frame: number) => number, frames: number): Broken | undefined {
  const tried = breakPages(blocks, capacity, frames)
  const fits = tried.frames <= frames && tried.placements.every(p => p.top + p.rows <= capacity(p.frame))
  return fits ? tried : undefined
}

const firstFrameOfLastPage = ({ frames }: Broken, columns: number) =>
  Math.floor((frames - 1) / columns) * columns

/** What a placed block draws, at its place. */
export function drawPlacement(
  placement: Placement,
  runs: Run[],
  origin: { x: number; y: number },
  rowMm: number,
): { elements: Element[]; regions: Region[] } {
  const { block } = placement
  const x = origin.x + block.x
  const h = placement.rows * rowMm
  if (block.kind === 'photos') return block.draw(placement.rows, x, origin.y)
  const regions = [{ item: block.item, x, y: origin.y, w: block.w, h }]
  if (block.kind === 'drawn') return { elements: block.draw(x, origin.y), regions }
  const whole = placement.from === 0 && placement.to === block.lines
  return {
    regions,
    elements: [
      ...(block.backdrop?.({ x, y: origin.y, w: block.w, h }) ?? []),
      {
        kind: 'text',
        x,
        y: origin.y,
        w: block.w,
        style: block.style,
        runs,
        lines: placement.to - placement.from,
        lang: block.paragraph.lang,
        ...(placement.to < block.lines ? { continues: true } : {}),
        ...(block.align ? { align: block.align } : {}),
        ...(block.color ? { color: block.color } : {}),
        ...(block.heading && whole ? { heading: block.heading } : {}),
      },
    ],
  }
}

function emptyShare(free: number[], page: number, columns: number, rows: number): number {
  let empty = 0
  for (let c = 0; c < columns; c++) empty += free[page * columns + c] ?? rows
  return empty / (columns * rows)
}
