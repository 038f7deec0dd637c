import { invariant } from '#domain/invariant'
import type { Element, Page, Run } from '../../page/display-list.ts'
import type { Block, Placement } from '../../paginate/block.ts'
import { forBothSides } from '../../paginate/for-both-sides.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { SetMonth } from '../../paginate/own-pages.ts'
import { splitTexts } from '../../paginate/split-texts.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacement } from '../draw-placement.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { pagesOfBest } from './best-of-month.ts'
import { drawFrame } from './draw-frame.ts'
import { endingWell, type StoryBlocks } from './ending-well.ts'
import { betweenStories, panelOf } from './panel.ts'
import { squeezed } from './squeezed-story.ts'
import type { Story, StoryRow } from './story.ts'
import { meadow, storyFrame } from './story-frame.ts'

/** Rows that are left free at the foot of a page and become room to draw; a few of the month's small drawings from fewer. */
const leastDrawing = 8
const leastMeadow = 3
/** Of so many pages one may have room to draw. */
const pagesToADrawing = 9

/** What stands at the head of the first page of a month. */
interface Opener {
  rows: number
  elements: Element[]
}

/** The stories of a month in rows, under its head where it runs on after another month. */
interface StoriesOfMonth {
  rows: readonly StoryRow[]
  context: TypesetContext
  head?: Block
}

/** Sets the stories of a month and of those that run on, each row of them in one piece where a page can hold it. */
export function setStories(
  months: readonly StoriesOfMonth[],
  context: TypesetContext,
  opener: Opener,
): PagesOfMonth {
  const { area } = context
  measureStories(
    months.flatMap(({ rows }) => rows.flatMap(({ stories, best }) => [...stories, ...(best ? [best] : [])])),
    context,
  )
  const unframed = new Set<Block>()
  const storyBlocks = months.flatMap(({ rows, head, context }): StoryBlocks[] => {
    const blocksOf = (stories: readonly Story[]) => {
      const panel = panelOf(stories, context)
      if (!panel) return stories.flatMap(looseBlocks)
      unframed.add(panel)
      return [panel]
    }
    const larger = (row: StoryRow) => {
      const stories = row.larger()
      measureStories(stories.flat(), context)
      return stories.flatMap(blocksOf)
    }
    if (head) unframed.add(head)
    return [
      ...(head ? [{ blocks: [head] }] : []),
      ...rows.map(row => ({
        blocks: withPages(blocksOf(row.stories), row.best ? pagesOfBest(row.best, context) : []),
        larger: () => larger(row),
        smaller: () => blocksOf(row.stories.map(squeezed)),
      })),
    ]
  })
  const room = (frame: number) => (frame === 0 ? area.rows - opener.rows : area.rows)
  const { right, left } = forBothSides(
    storyBlocks.flatMap(({ blocks }) => blocks),
    {
      rows: area.rows,
      columns: 1,
      breakMonth: (blocks, turns) => {
        const blocksOfMonth = new Set(blocks)
        const storiesOfMonth = storyBlocks.filter(({ blocks: [first] }) => first && blocksOfMonth.has(first))
        return endingWell(storiesOfMonth, room, turns)
      },
    },
  )
  const ways = left === right ? [right] : [right, left]
  const words = splitTexts(
    ways.map(({ month }) => month.placements),
    context,
  )
  const [pages = [], fromLeft] = ways.map(way => drawMonth(way, words, unframed, opener, context))
  return { pages, ...(fromLeft && { fromLeft }) }
}

function drawMonth(
  { month, own }: SetMonth,
  words: ReadonlyMap<Placement, Run[]>,
  unframed: ReadonlySet<Block>,
  opener: Opener,
  context: TypesetContext,
): Page[] {
  const { area } = context
  const { placements, free } = month
  const byFrame = Map.groupBy(placements, placement => placement.frame)
  const left = free.length > 0 ? free : [area.rows - opener.rows]
  let drawings = 0
  const pages = left.map((rowsLeft, n) => {
    const top = area.top + (n === 0 ? opener.rows * area.rowMm : 0)
    const page: Page = {
      elements: n === 0 ? [...opener.elements] : [],
      regions: [],
      headless: true,
      empty: 0,
    }
    const placed = byFrame.get(n) ?? [] // a month without a story has one page, empty
    page.elements.push(
      ...framesOf(
        placed.filter(({ block }) => !unframed.has(block)),
        top,
        context,
      ),
    )
    for (const placement of placed) {
      const origin = { x: 0, y: top + placement.top * area.rowMm }
      // only text has words
      const drawn = drawPlacement(placement, words.get(placement) ?? [], origin, area.rowMm)
      page.elements.push(...drawn.elements)
      page.regions.push(...drawn.regions)
    }
    const isLast = n === left.length - 1
    const mayDraw =
      drawings < Math.max(inTurn(context.month, left.length), Math.floor((n + 1) / pagesToADrawing))
    const foot = footOf(rowsLeft, { x: 0, w: area.width, bottom: area.top + area.height }, context)
    // a hole in the middle of a month is always made use of
    if (rowsLeft >= leastDrawing && (mayDraw || (!isLast && rowsLeft > area.rows / 3))) {
      drawings += 1
      page.elements.push(...drawFrame(foot, `${context.month} ${n} draw`, context))
    } else {
      if (rowsLeft >= leastMeadow)
        page.elements.push(...meadow(low(foot), `${context.month} ${n}`, context.month, false))
      page.empty = rowsLeft / area.rows
    }
    return page
  })
  return pages.flatMap((page, n) => [
    page,
    ...own.flatMap(({ after, pages }) => (after === n + 1 ? drawBest(pages, context) : [])),
  ])
}

// no page cuts what stands on them
function drawBest({ placements, free }: ReturnType<typeof endingWell>, { area }: TypesetContext): Page[] {
  return placements.map(({ block, frame, rows }): Page => {
    invariant(block.kind === 'photos', 'the best of a month is one piece')
    return {
      ...block.draw(rows, 0, area.top),
      headless: true,
      empty: (free[frame] ?? 0) / area.rows,
    }
  })
}

// Where its pages are well filled, the best of a month has some to itself.
function withPages(blocks: Block[], pages: Block[]): Block[] {
  const [first] = blocks
  if (first && pages.length > 0) first.ownPages = pages
  return blocks
}

function measureStories(stories: readonly Story[], context: TypesetContext) {
  measureBlocks(
    stories.flatMap(story => {
      if (story.shape === 'beside') return [...story.words, ...story.pictures]
      return story.shape === 'stacked' && story.lower
        ? [...story.blocks, ...story.lower.words, ...story.lower.pictures]
        : story.blocks
    }),
    context,
  )
}

function looseBlocks(story: Story): Block[] {
  const blocks = story.shape === 'beside' ? [...story.words, ...story.pictures] : story.blocks
  return blocks.map((block, n) => (n === 0 ? { ...block, before: betweenStories, stretch: 0 } : block))
}

// Months of fewer pages than that take turns in having room to draw.
function inTurn(month: string, pages: number): number {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(4))
  return number % Math.ceil(pagesToADrawing / pages) === 0 ? 1 : 0
}

function footOf(rowsLeft: number, at: { x: number; w: number; bottom: number }, context: TypesetContext) {
  const h = Math.max(0, (rowsLeft - 1.2) * context.area.rowMm)
  return { x: at.x, w: at.w, y: at.bottom - h, h }
}

// Small drawings stand at the foot of the page, however much room is above them.
function low(box: { x: number; y: number; w: number; h: number }) {
  const h = Math.min(box.h, 58)
  return { ...box, y: box.y + box.h - h, h }
}

// Around each story that goes over pages, as much of it as stands here.
function framesOf(placements: readonly Placement[], top: number, context: TypesetContext): Element[] {
  const { rowMm, width } = context.area
  const spans: { item: string; from: number; to: number }[] = []
  for (const { block, top: from, rows } of placements) {
    if (block.item === undefined) continue
    const span = spans.at(-1)
    if (span?.item === block.item) span.to = from + rows
    else spans.push({ item: block.item, from, to: from + rows })
  }
  return spans.flatMap(({ item, from, to }) => {
    invariant(to >= from, 'a story ends below its beginning')
    const box = { x: 0, y: top + from * rowMm, w: width, h: (to - from) * rowMm }
    return storyFrame(box, item, false, context.month).elements
  })
}
