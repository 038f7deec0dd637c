import { invariant } from '#domain/invariant'
import type { Element, Page } from '../../page/display-list.ts'
import type { Block, Placement } from '../../paginate/block.ts'
import { breakPages } from '../../paginate/break-pages.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import { splitTexts } from '../../paginate/split-texts.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacement } from '../flow.ts'
import { bundleStories } from './bundle-stories.ts'
import { drawFrame } from './draw-frame.ts'
import type { Story } from './story.ts'
import { storyFrame } from './story-frame.ts'

/** Rows of white that a frame has inside, above and below its story, and between two frames. */
const pad = 1
const between = 1
/** Fewer rows are no room to draw; the frame of the story takes them. */
const leastDrawing = 10

interface Sheet {
  placements: Placement[]
  free: number
  /** Rows of white above its first block: prints want more than a badge. */
  lead: number
}

/** Sets stories into pages, one to three on each; what stays free is room to draw. */
export function setStories(
  stories: Story[],
  context: TypesetContext,
  opener: { rows: number; elements: Element[] },
): Page[] {
  const { rows } = context.area
  measureBlocks(
    stories.flatMap(story => story.blocks),
    context,
  )
  const bundles = bundleStories(stories, rows, rows - opener.rows, 2 * pad + between)
  const sheets = bundles.flatMap((bundle, n) =>
    breakBundle(bundle, n === 0 ? rows - opener.rows : rows, rows),
  )
  const words = splitTexts(
    sheets.flatMap(sheet => sheet.placements),
    context,
  )
  const remarks = new Set(stories.filter(story => story.remark).map(story => story.item))
  if (sheets.length === 0) sheets.push({ placements: [], free: rows - opener.rows, lead: pad })
  return sheets.map((sheet, n) => {
    const head = n === 0 ? opener.rows : 0
    const page: Page = { elements: n === 0 ? [...opener.elements] : [], regions: [], empty: 0 }
    const drawn = drawSheet(sheet, head, context, remarks)
    page.elements.push(...drawn.under)
    page.empty = drawn.spare / (rows * context.area.rowMm)
    for (const placement of sheet.placements) {
      const origin = { x: 0, y: context.area.top + (head + placement.top + sheet.lead) * context.area.rowMm }
      const { elements, regions } = drawPlacement(
        placement,
        words.get(placement) ?? [],
        origin,
        context.area.rowMm,
      )
      page.elements.push(...elements)
      page.regions.push(...regions)
    }
    return page
  })
}

function breakBundle(bundle: Story[], first: number, rows: number): Sheet[] {
  const blocks = bundle.flatMap((story, n): Block[] =>
    story.blocks.map((block, k) => (k === 0 && n > 0 ? { ...block, before: 2 * pad + between } : block)),
  )
  const { placements, frames, free } = breakPages(
    blocks,
    n => (n === 0 ? first - 2 * pad : rows - 3 * pad),
    1,
  )
  invariant(free.length === frames, 'each frame has its free rows counted')
  const byFrame = Map.groupBy(placements, placement => placement.frame)
  return free.map((rowsLeft, frame) => ({
    placements: byFrame.get(frame) ?? [], // a frame in which nothing stands has none
    free: rowsLeft,
    lead: frame === 0 ? pad : 2 * pad,
  }))
}

// Frames of the stories, from their first row to where the next begins; then the room to draw. `spare`: mm left over.
function drawSheet(
  sheet: Sheet,
  head: number,
  context: TypesetContext,
  remarks: Set<string>,
): { under: Element[]; spare: number } {
  const { top, rowMm, width, rows } = context.area
  const y = (row: number) => top + (head + row) * rowMm
  const spans: { item: string; from: number; to: number }[] = []
  for (const { block, top: from, rows: height } of sheet.placements) {
    const span = spans.at(-1)
    const to = from + height + sheet.lead + pad
    if (span?.item === block.item) span.to = to
    else spans.push({ item: block.item, from: spans.length === 0 ? 0 : from + sheet.lead - pad, to })
  }
  const foot = rows - head
  const lastSpan = spans.at(-1)
  const room = foot - (lastSpan ? lastSpan.to + between : 0)
  const draws = room >= leastDrawing
  const spare = lastSpan && !draws ? (foot - lastSpan.to) * rowMm : 0
  if (lastSpan && !draws) lastSpan.to = foot
  const under = spans.flatMap(span => {
    const box = { x: 0, y: y(span.from), w: width, h: (span.to - span.from) * rowMm }
    const { item } = span
    return storyFrame(box, item, remarks.has(item), context.month, span === lastSpan ? spare : 0)
  })
  if (draws) {
    const from = foot - room
    const box = { x: 0, y: y(from), w: width, h: room * rowMm }
    under.push(...drawFrame(box, `${lastSpan?.item ?? context.month} draw`, context))
  }
  return { under, spare }
}
