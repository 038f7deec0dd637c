import { invariant } from '#domain/invariant'
import type { Element, Page, Run } from '../../page/display-list.ts'
import type { Block, DrawnBlock, Placement } from '../../paginate/block.ts'
import type { SetMonth } from '../../paginate/set-month.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacement } from '../draw-placement.ts'
import { drawFrame } from './draw-frame.ts'
import { footOfContent, footOfFrame, underLine } from './foot-of-content.ts'
import { leastMeadow, meadow, storyFrame } from './story-frame.ts'

/** What stands at the head of the first page of a month. */
export interface Opener {
  rows: number
  elements: Element[]
}

/** Draws the pages of a month: its opener, the stories in their frames, and at the foot of pages room to draw or a few drawings. */
export function drawStories(
  { month, own }: SetMonth,
  words: ReadonlyMap<Placement, Run[]>,
  unframed: ReadonlySet<Block>,
  continued: ReadonlyMap<string | undefined, DrawnBlock>,
  opener: Opener,
  context: TypesetContext,
): Page[] {
  const { area } = context
  const { placements, free: freeRows } = month
  const byFrame = Map.groupBy(placements, placement => placement.frame)
  const left = freeRows.length > 0 ? freeRows : [area.rows - opener.rows]
  const pages = left.map((rowsLeft, n) => {
    const top = area.top + (n === 0 ? opener.rows * area.rowMm : 0)
    const page: Page = {
      elements: n === 0 ? [...opener.elements] : [],
      regions: [],
      headless: n === 0,
      empty: 0,
    }
    const isLast = n === left.length - 1
    const isThird = rowsLeft >= area.rows / 3
    const placed = byFrame.get(n) ?? [] // a month without a story has one page, empty
    // a story alone stands below the drawings, as words do below a picture
    const isLow = isThird && left.length === 1 && placed.length === 1
    const head = top + (isLow ? rowsLeft * area.rowMm : 0)
    const goesOn = n > 0 && placed[0]?.block.item === byFrame.get(n - 1)?.at(-1)?.block.item
    const label = goesOn ? continued.get(placed[0]?.block.item) : undefined
    const drawn = placed.map((placement, at) => {
      const origin = { x: 0, y: head + placement.top * area.rowMm }
      // only text has words
      const drawn = drawPlacement(placement, words.get(placement) ?? [], origin, area.rowMm)
      const foot = origin.y + placement.rows * area.rowMm
      return { placement, y: label && at === 0 ? head : origin.y, foot, ...drawn }
    })
    page.elements.push(
      ...framesOf(
        drawn.filter(({ placement }) => !unframed.has(placement.block)),
        context,
      ),
      ...(label ? label.draw(label.x, head) : []),
    )
    for (const { elements, regions } of drawn) {
      page.elements.push(...elements)
      page.regions.push(...regions)
    }
    const bottom = isLow ? head - 2 * area.rowMm : area.top + area.height
    const free = footOf(rowsLeft, { x: 0, w: area.width, bottom }, context)
    // a large hole is made use of, but for one inside a story
    const parts = (byFrame.get(n + 1) ?? []).some(({ block }) => block.item === placed.at(-1)?.block.item)
    if (isThird && !parts) {
      page.elements.push(...drawFrame(free, `${context.month} ${n} draw`, context))
    } else {
      // inside of a month only what is more than a quarter, and not inside a story
      if (isLast ? rowsLeft >= leastMeadow : !parts && rowsLeft > area.rows / 4)
        page.elements.push(
          ...meadow(
            low(free, isLow),
            `${context.month} ${n}`,
            context.month,
            isLow ? { most: mostAlone } : {},
          ),
        )
      page.empty = isLow ? 0 : rowsLeft / area.rows
    }
    return page
  })
  return pages.flatMap((page, n) => [
    page,
    ...own.flatMap(({ after, pages }) => (after === n + 1 ? drawBest(pages, context) : [])),
  ])
}

// no page cuts what stands on them
function drawBest({ placements, free }: SetMonth['month'], { area }: TypesetContext): Page[] {
  return placements.map(({ block, frame, rows }): Page => {
    invariant(block.kind === 'photos', 'the best of a month is one piece')
    return {
      ...block.draw(rows, 0, area.top),
      empty: (free[frame] ?? 0) / area.rows,
    }
  })
}

/** mm of the drawings above a story that is alone in its month. */
const mostAlone = 46
/** From the last row to what is drawn at the foot of a page: its frame reaches out of it. */
const clearRows = 2

function footOf(rowsLeft: number, at: { x: number; w: number; bottom: number }, context: TypesetContext) {
  const h = Math.max(0, (rowsLeft - clearRows) * context.area.rowMm)
  return { x: at.x, w: at.w, y: at.bottom - h, h }
}

// Small drawings stand at the foot of the page, however much room is above them; in the middle of it above a story.
function low(box: { x: number; y: number; w: number; h: number }, isAbove: boolean) {
  const h = Math.min(box.h, 58)
  return { ...box, y: box.y + (box.h - h) / (isAbove ? 2 : 1), h }
}

// Around each story that goes over pages, as much of it as stands here.
function framesOf(
  drawn: readonly { placement: Placement; y: number; foot: number; elements: Element[] }[],
  context: TypesetContext,
): Element[] {
  const spans: { item: string; y: number; foot: number; elements: Element[] }[] = []
  for (const { placement, y, foot, elements } of drawn) {
    const { item } = placement.block
    if (item === undefined) continue
    const span = spans.at(-1)
    if (span?.item === item) {
      span.elements.push(...elements)
      span.foot = foot
    } else spans.push({ item, y, foot, elements: [...elements] })
  }
  return spans.flatMap(({ item, y, foot, elements }) => {
    const h = footOfFrame(footOfContent(elements, context.styles), foot - underLine) - y
    invariant(h >= 0, 'a story ends below its beginning')
    return storyFrame({ x: 0, y, w: context.area.width, h }, item, 'story', context.month).elements
  })
}
