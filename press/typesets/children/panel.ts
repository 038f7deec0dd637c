import type { Element, Region } from '../../page/display-list.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { shareSlack } from '../../paginate/share-slack.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacement } from '../draw-placement.ts'
import type { Story } from './story.ts'
import { meadow, storyFrame } from './story-frame.ts'

type Drawn = ReturnType<PhotosBlock['draw']>

/** Stories that stand beside each other in frames of their own, as one block that no page cuts. Their lines are counted. */
export function panelOf(stories: readonly Story[], context: TypesetContext): PhotosBlock | undefined {
  const [first] = stories
  const heights = stories.map(heightOf)
  const natural = Math.max(...heights.map(height => height.natural))
  const min = Math.max(...heights.map(height => height.min))
  const most = context.area.rows * (first?.shape === 'stacked' ? 0.5 : 0.6)
  if (!first || min > most || natural > context.area.rows) return undefined
  return {
    kind: 'photos',
    item: first.item,
    before: betweenStories,
    x: 0,
    w: context.area.width,
    offer: {
      min,
      natural,
      max: Math.min(context.area.rows, Math.max(natural, ...heights.map(height => height.max))),

      compose: () => [],
    },
    draw: (rows, _, y) => joined(stories.map(story => drawStory(story, rows, y, context))),
  }
}

/** Rows of white between the words of two stories: frames reach out half a row each. */
export const betweenStories = 2

function heightOf(story: Story) {
  if (story.shape === 'small') {
    const height = columnHeight(story.blocks)
    return { ...height, max: height.max + mostAir }
  }
  if (story.shape !== 'beside') return columnHeight(story.blocks)
  const words = columnHeight(story.words)
  const pictures = columnHeight(story.pictures)
  return {
    min: Math.max(words.min, pictures.min),
    natural: Math.max(words.natural, pictures.natural),
    max: Math.max(words.max, pictures.max),
  }
}

/** Rows by which a bubble may be larger than its words. */
const mostAir = 2

/** A story in its frame, over so many rows from `y` mm. */
export function drawStory(story: Story, rows: number, y: number, context: TypesetContext): Drawn {
  const { rowMm, width } = context.area
  const at = 'x' in story ? { x: story.x, w: story.w } : { x: 0, w: width }
  const box = { ...at, y, h: rows * rowMm }
  const frame = storyFrame(box, story.item, story.shape === 'small', context.month)
  if (story.shape === 'small') {
    // the day stays at the head
    const words = story.blocks.findIndex(({ kind }) => kind === 'drawn') + 1
    const [head, body] = [story.blocks.slice(0, words), story.blocks.slice(words)]
    const above = columnHeight(head).natural
    const air = (rows - columnHeight(story.blocks).natural) / 2
    return joined([
      frame,
      drawColumn(head, above, y, context),
      drawColumn(body, rows - above - 2 * air, y + (above + air) * rowMm, context),
    ])
  }
  if (story.shape !== 'beside') return joined([frame, drawColumn(story.blocks, rows, y, context)])
  const words = columnHeight(story.words).natural
  const spare = (rows - words - 1) * rowMm
  const { x = 0, w = width } = story.words[0] ?? {}
  const h = Math.min(24, (rows - words) * rowMm)
  const foot = { x, w, y: y + rows * rowMm - h, h }
  return joined([
    frame,
    { elements: spare >= 14 ? meadow(foot, story.item, context.month, false) : [], regions: [] },
    drawColumn(story.words, words, y, context),
    drawColumn(story.pictures, rows, y, context),
  ])
}

const joined = (parts: readonly { elements: Element[]; regions?: Region[] }[]): Drawn => ({
  elements: parts.flatMap(part => part.elements),
  regions: parts.flatMap(part => part.regions ?? []),
})

/** Rows that blocks take one below the other. */
export function columnHeight(blocks: readonly Block[]) {
  const sum = (rows: (block: Block) => number) =>
    blocks.reduce((total, block, n) => total + (n === 0 ? 0 : block.before) + rows(block), 0)
  return {
    min: sum(block => elasticOf(block).min),
    natural: sum(block => elasticOf(block).natural),
    max: sum(block => elasticOf(block).max),
  }
}

// The blocks one below the other in so many rows: photos stretch and shrink.
function drawColumn(blocks: readonly Block[], rows: number, y: number, context: TypesetContext): Drawn {
  const { rowMm } = context.area
  const heights = shareSlack(blocks.map(elasticOf), rows - columnHeight(blocks).natural)
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

function elasticOf(block: Block): { min: number; natural: number; max: number } {
  if (block.kind === 'photos') return block.offer
  const rows = block.kind === 'text' ? Math.ceil(block.lines * block.rowsPerLine - 1e-6) : block.rows
  return { min: rows, natural: rows, max: rows }
}
