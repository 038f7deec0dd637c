import type { Element, Region } from '../../page/display-list.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacement } from '../draw-placement.ts'
import { footOfContent, footOfFrame, underLine } from './foot-of-content.ts'
import type { Beside, Column, Story } from './story.ts'
import { placeColumn } from './story-column.ts'
import { meadow, storyFrame } from './story-frame.ts'
import { betweenStories, columnHeight, heightsIn, heightsOf } from './story-heights.ts'

type Drawn = ReturnType<PhotosBlock['draw']>

/** Stories that stand beside each other in frames of their own, as one block that no page cuts. Their lines are counted. */
export function panelOf(stories: readonly Story[], context: TypesetContext): PhotosBlock | undefined {
  const [first] = stories
  const { rows } = context.area
  const ways = stories.map(story => heightsOf(story, rows))
  const min = Math.max(...ways.map(heights => heights.min))
  const natural = Math.max(min, ...ways.map(heights => heights.natural))
  if (!first || min > rows) return undefined
  // what stands beside others stretches no further than they do
  const max = Math.min(rows, Math.max(natural, Math.min(...ways.map(heights => heights.max))))
  const steps = new Set(ways.flatMap(({ steps }) => steps))
  const heights = [...steps].filter(step => step >= min && step <= max).sort((a, b) => a - b)
  return {
    kind: 'photos',
    item: first.item,
    before: betweenStories,
    stretch: 1,
    x: 0,
    w: context.area.width,
    offer: {
      min,
      natural: Math.min(natural, rows),
      max,
      ...(heights.length > 0 && { heights }),
      compose: () => [],
    },
    draw: (rows, _, y) => {
      // beside each other they have one foot
      const foot = Math.max(...stories.map(story => footOf(story, rows, y, context)))
      return joined(stories.map(story => drawStory(story, rows, y, context, { foot })))
    },
  }
}

/** A story over so many rows from `y` mm, in a frame as high as it is, or down to a `foot`. */
export function drawStory(
  story: Story,
  rows: number,
  y: number,
  context: TypesetContext,
  {
    foot = footOf(story, rows, y, context),
    look = 'remark',
  }: { foot?: number; look?: 'remark' | 'roomyRemark' } = {},
): Drawn {
  if (story.shape === 'column') return drawParts(story, rows, y, foot, context)
  const { shape, item, x = 0, w = context.area.width } = story
  const drawn = drawContent(story, rows, y, context)
  const box = { x, w, y, h: foot - y }
  const frame = storyFrame(box, item, shape === 'small' ? look : 'story', context.month)
  return joined([frame, drawn])
}

// Bubbles among them keep as far from others as they do.
function drawParts(column: Column, rows: number, y: number, foot: number, context: TypesetContext): Drawn {
  const { placed, reaches } = placeColumn(column, rows)
  return joined(
    placed.map(({ part, top, rows }, n) => {
      const at = y + top * context.area.rowMm
      const own = reaches && n === placed.length - 1 ? foot : footOf(part, rows, at, context)
      return drawStory(part, rows, at, context, { foot: own, look: 'roomyRemark' })
    }),
  )
}

// Where what is in it ends, mm; a bubble takes all of its rows.
function footOf(story: Story, rows: number, y: number, context: TypesetContext): number {
  if (story.shape === 'column') {
    const last = placeColumn(story, rows).placed.at(-1)
    return last ? footOf(last.part, last.rows, y + last.top * context.area.rowMm, context) : y
  }
  const all = y + rows * context.area.rowMm - underLine
  if (story.shape === 'small') return all
  return footOfFrame(footOfContent(drawContent(story, rows, y, context).elements, context.styles), all)
}

function drawContent(story: Exclude<Story, Column>, rows: number, y: number, context: TypesetContext): Drawn {
  const { rowMm } = context.area
  if (story.shape === 'small') {
    // the day stays at the head
    const words = story.blocks.findIndex(({ kind }) => kind === 'drawn') + 1
    const [head, body] = [story.blocks.slice(0, words), story.blocks.slice(words)]
    const above = columnHeight(head).natural
    const air = Math.floor((rows - columnHeight(story.blocks).natural) / 2)
    return joined([
      drawColumn(head, above, y, context),
      drawColumn(body, columnHeight(body).natural, y + (above + air) * rowMm, context),
    ])
  }
  if (story.shape !== 'beside') return drawColumn(story.blocks, rows, y, context)
  return joined([
    drawColumn(story.words, rows, y, context),
    drawColumn(story.pictures, rows, y, context),
    ...(story.hasDrawings ? [{ elements: drawingsBelow(story, rows, y, context) }] : []),
  ])
}

// Below the words of a story, down to the foot of its pictures.
function drawingsBelow(story: Beside, rows: number, y: number, context: TypesetContext): Element[] {
  const { rowMm } = context.area
  const { x, w } = placeOf(story.words)
  const foot = footOfContent(drawColumn(story.pictures, rows, y, context).elements, context.styles)
  const top = y + columnHeight(story.words).natural * rowMm
  const most = Math.min(mostDrawn, (foot - top) * 0.6)
  return meadow({ x, w, y: top, h: foot - top }, `${story.item} beside`, context.month, { most })
}

const placeOf = ([first]: readonly Block[]) => ({ x: first?.x ?? 0, w: first?.w ?? 0 })

/** mm of drawings beside a picture */
const mostDrawn = 26

/** The words and pictures of a story over so many rows, without all that is drawn around them: many heights are looked at, and few are taken. */
export function wordsAndPictures(
  story: Exclude<Story, Column>,
  rows: number,
  context: TypesetContext,
): Element[] {
  const columns = story.shape === 'beside' ? [story.words, story.pictures] : [story.blocks]
  return columns.flatMap(
    blocks =>
      drawColumn(
        blocks.map(block => (block.kind === 'drawn' ? { ...block, draw: () => [] } : block)),
        rows,
        0,
        context,
      ).elements,
  )
}

const joined = (parts: readonly { elements: Element[]; regions?: Region[] }[]): Drawn => ({
  elements: parts.flatMap(part => part.elements),
  regions: parts.flatMap(part => part.regions ?? []),
})

// The blocks one below the other in so many rows: photos stretch and shrink.
function drawColumn(blocks: readonly Block[], rows: number, y: number, context: TypesetContext): Drawn {
  const { rowMm } = context.area
  const heights = heightsIn(blocks, rows)
  let top = 0
  const drawn = blocks.map((block, n) => {
    const own = heights[n] ?? 0
    top += n === 0 ? 0 : block.before
    const placement = {
      block,
      frame: 0,
      top,
      rows: own,
      from: 0,
      to: block.kind === 'text' ? block.lines : 1,
    }
    top += own
    const runs = block.kind === 'text' ? block.paragraph.runs : []
    return drawPlacement(placement, runs, { x: 0, y: y + placement.top * rowMm }, rowMm)
  })
  return joined(drawn)
}
