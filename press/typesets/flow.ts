import { invariant } from '#domain/invariant'
import type { Element, Page, Region, Run } from '../page/display-list.ts'
import type { Block, Placement } from '../paginate/block.ts'
import { breakMonth } from '../paginate/break-month.ts'
import type { Broken } from '../paginate/break-pages.ts'
import { forBothSides, type Side } from '../paginate/for-both-sides.ts'
import { fullerEnd } from '../paginate/fuller-end.ts'
import { growPhotos } from '../paginate/grow-photos.ts'
import { hangSections } from '../paginate/hang-sections.ts'
import { keepLines } from '../paginate/keep-lines.ts'
import { lowerAlone } from '../paginate/lower-alone.ts'
import { measureBlocks } from '../paginate/measure-blocks.ts'
import type { SetMonth } from '../paginate/set-month.ts'
import { splitTexts } from '../paginate/split-texts.ts'
import type { TypesetContext } from './context.ts'
import { drawPlacements } from './draw-placements.ts'
import type { PagesOfMonth } from './typeset.ts'

export interface FlowDesign {
  columns: number
  /** mm between columns, and the width of each. */
  columnGap: number
  columnWidth: number
  opener: Opener
  /** Share of the last page, of one column, that photos and white fill as far as they stretch; about three quarters where absent. */
  endShare?: number
  /** Demerits of a page that ends although what comes next has room below it. */
  ofEarlyEnd?: number
  /** Photos are larger than pages count on where one ends early (press/paginate/grow-photos). */
  grows?: boolean
  /** Pages are broken so that this fills them. */
  breaksForGrowth?: boolean
  /** What else is done with a month of one column for the side that it begins on. */
  onSide?: (month: Broken, side: Side, opener: Opener) => Broken
  /** What ends a month below a head of its own stands lower on its last page where that is short. */
  hangs?: boolean
}

/** Rows at the head of the month's first page that it takes, and what it draws there. */
export interface Opener {
  rows: number
  /** Of each column, where it does not take as many of all. */
  rowsIn?: readonly number[]
  elements: Element[]
  regions?: Region[]
  headless?: boolean
  /** What stands on the page before, where the opener has that to itself. */
  before?: Element[]
  /** What it draws where nothing stands below it on its page, down to the foot of that. */
  alone?: { elements: Element[]; regions: Region[]; headless?: boolean }
}

/** Blocks with their lines counted, as `flow` takes them; so many lines of an entry stay together at least where its words are parted. */
export function measuredBlocks(blocks: Block[], context: TypesetContext, leastLines = 2): Block[] {
  measureBlocks(blocks, context)
  return keepLines(blocks, leastLines)
}

/** Sets measured blocks one after the other into columns and pages, for a month that begins on a right page and for one that begins on a left. */
export function flow(blocks: Block[], context: TypesetContext, design: FlowDesign): PagesOfMonth {
  const { rows } = context.area
  const { columns } = design
  const setBelow = (opener: Opener) => {
    const sides = forBothSides(blocks, {
      rows,
      columns,
      breakMonth(blocks, turns, { first, goesOn } = { first: 0, goesOn: false }) {
        const capacity = (frame: number) =>
          rows - (first + frame < columns ? rowsInColumn(opener, first + frame) : 0)
        const broken = breakMonth(blocks, {
          capacity,
          columns,
          turns,
          ...(design.ofEarlyEnd !== undefined && { ofEarlyEnd: design.ofEarlyEnd }),
          ...(design.breaksForGrowth && { grows: true }),
        })
        const grown = (month: Broken, endShare: number) =>
          design.grows ? growPhotos(month, roomToGrow(month, capacity, endShare)) : month
        if (goesOn) return columns === 1 ? grown(fullerEnd(blocks, broken, capacity, 1), 1) : broken
        const { endShare = 0 } = design
        const fuller = grown(endShare ? fullerEnd(blocks, broken, capacity, endShare) : broken, endShare)
        const month = design.hangs ? hangSections(fuller, rows) : fuller
        return context.edited && columns === 1 && first === 0 ? lowerAlone(month, capacity(0)) : month
      },
    })
    const [right, left] = [
      onSide(sides.right, 'right', opener, design),
      onSide(sides.left, 'left', opener, design),
    ]
    return { ...right, left: left === right ? undefined : left }
  }
  const way = setBelow(design.opener)
  const ways = way.left ? [way, way.left] : [way]
  const words = splitTexts(
    ways.map(({ month, own }) =>
      [month, ...own.map(({ pages }) => pages)].flatMap(broken => broken.placements),
    ),
    context,
  )
  const [pages = [], fromLeft] = ways.map(way => drawMonth(way, words, context, design))
  return { pages, ...(fromLeft && { fromLeft }) }
}

// Pages of entries of their own would change the sides of those behind them.
function onSide(set: SetMonth, side: Side, opener: Opener, { onSide }: FlowDesign): SetMonth {
  const month = onSide && set.own.length === 0 ? onSide(set.month, side, opener) : set.month
  return month === set.month ? set : { ...set, month }
}

// Rows of each page that photos may grow by: of the last one down to a share of it.
const roomToGrow =
  ({ frames }: Broken, capacity: (frame: number) => number, endShare: number) =>
  (frame: number, free: number): number =>
    Math.floor(frame === frames - 1 ? free - (1 - endShare) * capacity(frame) : free)

const rowsInColumn = ({ rows, rowsIn }: Opener, column: number): number => rowsIn?.[column] ?? rows

function drawMonth(
  { month, own }: SetMonth,
  words: ReadonlyMap<Placement, Run[]>,
  context: TypesetContext,
  design: FlowDesign,
): Page[] {
  const { rows, rowMm, top } = context.area
  const count = Math.max(1, Math.ceil(month.frames / design.columns))
  const isAlone = month.placements.every(({ frame }) => frame >= design.columns)
  const opener = (isAlone && design.opener.alone) || design.opener
  const pages: Page[] = Array.from({ length: count }, (_, n) => ({
    elements: n === 0 ? [...opener.elements] : [],
    regions: n === 0 ? [...(opener.regions ?? [])] : [],
    ...(n === 0 && opener.headless ? { headless: true } : {}),
    empty: emptyShare(month.free, n, design.columns, rows),
    ...(design.columns > 1 && { spread: spreadOf(month.free, n, design.columns, rows) }),
  }))
  const pageOf = ({ frame }: Placement) => Math.floor(frame / design.columns)
  const originOf = (placement: Placement) => {
    const column = placement.frame % design.columns
    const opened = pageOf(placement) === 0 ? rowsInColumn(design.opener, column) : 0
    return {
      x: column * (design.columnWidth + design.columnGap),
      y: top + (placement.top + opened) * rowMm,
    }
  }
  for (const { placement, elements, regions } of drawPlacements(month.placements, words, originOf, rowMm)) {
    const page = pages[pageOf(placement)]
    invariant(page, 'each placement stands on a page')
    page.elements.push(...elements)
    page.regions.push(...regions)
  }
  return pages.flatMap((page, n) => [
    page,
    ...own.flatMap(({ after, pages }) => (after === n + 1 ? drawOwnPages(pages, words, context) : [])),
  ])
}

function drawOwnPages(
  { placements, frames, free }: Broken,
  words: ReadonlyMap<Placement, Run[]>,
  context: TypesetContext,
): Page[] {
  const { rows, rowMm, top } = context.area
  return Array.from({ length: frames }, (_, n): Page => {
    const drawn = drawPlacements(
      placements.filter(({ frame }) => frame === n),
      words,
      placement => ({ x: 0, y: top + placement.top * rowMm }),
      rowMm,
    )
    return {
      elements: drawn.flatMap(({ elements }) => elements),
      regions: drawn.flatMap(({ regions }) => regions),
      empty: emptyShare(free, n, 1, rows),
    }
  })
}

function emptyShare(free: number[], page: number, columns: number, rows: number): number {
  let empty = 0
  for (let c = 0; c < columns; c++) empty += free[page * columns + c] ?? rows
  return empty / (columns * rows)
}

function spreadOf(free: number[], page: number, columns: number, rows: number): number {
  const empty = Array.from({ length: columns }, (_, c) => free[page * columns + c] ?? rows)
  return (Math.max(...empty) - Math.min(...empty)) / rows
}
