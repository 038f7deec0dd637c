import type { Element, Region } from '../../page/display-list.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { shareSlack } from '../../paginate/share-slack.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacement } from '../draw-placement.ts'
import { footOfContent, footOfFrame, underLine } from './foot-of-content.ts'
import { frameGap } from './page-grid.ts'
import type { Story, Talk } from './story.ts'
import { above, padding, storyFrame } from './story-frame.ts'
import { betweenStories, columnHeight, elasticOf, heightsInSteps, heightsOf } from './story-heights.ts'

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
      return joined(stories.map(story => drawStory(story, rows, y, context, foot)))
    },
  }
}

/** A story over so many rows from `y` mm, in a frame as high as it is, or down to a `foot`. */
export function drawStory(
  story: Story,
  rows: number,
  y: number,
  context: TypesetContext,
  foot = footOf(story, rows, y, context),
): Drawn {
  if (story.shape === 'talk') return drawTalk(story, y, foot, context)
  const { shape, item, x = 0, w = context.area.width } = story
  const drawn = drawContent(story, rows, y, context)
  const box = { x, w, y, h: foot - y }
  const frame = storyFrame(box, item, shape === 'small', context.month)
  return joined([frame, drawn])
}

// Where what is in it ends, mm; a bubble takes all of its rows.
function footOf(story: Story, rows: number, y: number, context: TypesetContext): number {
  if (story.shape === 'talk') return Number.NEGATIVE_INFINITY
  const all = y + rows * context.area.rowMm - underLine
  if (story.shape === 'small') return all
  return footOfFrame(footOfContent(drawContent(story, rows, y, context).elements, context.styles), all)
}

function drawContent(story: Exclude<Story, Talk>, rows: number, y: number, context: TypesetContext): Drawn {
  const { rowMm } = context.area
  if (story.shape === 'small') {
    // the day stays at the head
    const words = story.blocks.findIndex(({ kind }) => kind === 'drawn') + 1
    const [head, body] = [story.blocks.slice(0, words), story.blocks.slice(words)]
    const above = columnHeight(head).natural
    const air = (rows - columnHeight(story.blocks).natural) / 2
    return joined([
      drawColumn(head, above, y, context),
      drawColumn(body, rows - above - 2 * air, y + (above + air) * rowMm, context),
    ])
  }
  if (story.shape !== 'beside') return drawColumn(story.blocks, rows, y, context)
  return joined([drawColumn(story.words, rows, y, context), drawColumn(story.pictures, rows, y, context)])
}

/** The words and pictures of a story over so many rows, without all that is drawn around them: many heights are looked at, and few are taken. */
export function wordsAndPictures(
  story: Exclude<Story, Talk>,
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

// Beside something else they are as high together as its frame, and as high as each other where their words allow it.
function drawTalk({ parts }: Talk, y: number, foot: number, context: TypesetContext): Drawn {
  const { rowMm } = context.area
  const [top, bottom] = [y - above.story, foot + padding.story]
  const own = parts.map(({ blocks }) => columnHeight(blocks).natural * rowMm)
  const least = own.map(height => height + above.remark + padding.remark)
  const all = bottom - top - frameGap * (parts.length - 1)
  const equal = all / parts.length
  const spare = (all - least.reduce((sum, height) => sum + height, 0)) / parts.length
  const heights = least.every(height => height <= equal)
    ? parts.map(() => equal)
    : least.map(height => height + spare)
  let at = top
  return joined(
    parts.map((part, n) => {
      const [height = 0, words = 0] = [heights[n], own[n]]
      const box = { x: part.x, w: part.w, y: at + above.remark, h: height - above.remark - padding.remark }
      // on the rows of the page, about in the middle
      const row = Math.round((box.y + (box.h - words) / 2 - y) / rowMm)
      at += height + frameGap
      return joined([
        storyFrame(box, part.item, true, context.month),
        drawColumn(part.blocks, words / rowMm, y + row * rowMm, context),
      ])
    }),
  )
}

const joined = (parts: readonly { elements: Element[]; regions?: Region[] }[]): Drawn => ({
  elements: parts.flatMap(part => part.elements),
  regions: parts.flatMap(part => part.regions ?? []),
})

/** The first pictures below words, which may stand a row lower. -1 where there are none. */
export const picturesBelow = (blocks: readonly Block[]): number => {
  const first = blocks.findIndex(({ kind }) => kind === 'photos')
  return blocks[first - 1]?.kind === 'text' ? first : -1
}

// The blocks one below the other in so many rows: photos stretch and shrink.
function drawColumn(blocks: readonly Block[], rows: number, y: number, context: TypesetContext): Drawn {
  const { rowMm } = context.area
  const shared = shareSlack(blocks.map(elasticOf), rows - columnHeight(blocks).natural)
  const white = blocks.slice(1).reduce((sum, { before }) => sum + before, 0)
  const isFull = shared.reduce((sum, height) => sum + height, white) >= rows
  // each by itself may come down to a step where one of them could take it all
  const heights = isFull ? shared : heightsInSteps(blocks, shared, rows)
  const lowered = heights.reduce((sum, height) => sum + height, white) < rows ? picturesBelow(blocks) : -1
  let top = 0
  const drawn = blocks.map((block, n) => {
    const own = heights[n] ?? 0
    top += (n === 0 ? 0 : block.before) + (n === lowered ? 1 : 0)
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
