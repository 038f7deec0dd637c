import type { Element, Region } from '../../page/display-list.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { shareSlack } from '../../paginate/share-slack.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacement } from '../draw-placement.ts'
import type { Story } from './story.ts'
import { meadow, storyFrame } from './story-frame.ts'
import { columnHeight, elasticOf, heightsOf, lowestStacked, mostRows } from './story-heights.ts'

type Drawn = ReturnType<PhotosBlock['draw']>

/** Stories that stand beside each other in frames of their own, as one block that no page cuts. Their lines are counted. */
export function panelOf(stories: readonly Story[], context: TypesetContext): PhotosBlock | undefined {
  const [first] = stories
  const { rows } = context.area
  const ways = stories.map(story => heightsOf(story, rows))
  const min = Math.max(...ways.map(heights => heights.min))
  const natural = Math.max(min, ...ways.map(heights => heights.natural))
  if (!first || min > mostRows(first, rows) || natural > rows) return undefined
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
    offer: { min, natural, max, ...(heights.length > 0 && { heights }), compose: () => [] },
    draw: (rows, _, y) => joined(stories.map(story => drawStory(story, rows, y, context))),
  }
}

/** Rows of white between the words of two stories: frames reach out half a row each. */
export const betweenStories = 2

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
  if (story.shape === 'stacked' && story.lower && rows < lowestStacked(story, context.area.rows))
    return drawStory(story.lower, rows, y, context)
  if (story.shape !== 'beside') return joined([frame, drawColumn(story.blocks, rows, y, context)])
  const words = columnHeight(story.words).natural
  const spare = (rows - words - 1) * rowMm
  const { x = 0, w = width } = story.words[0] ?? {}
  const h = Math.min(mostMeadow, (rows - words) * rowMm * 0.8)
  const foot = { x, w, y: y + rows * rowMm - h, h }
  return joined([
    frame,
    { elements: spare >= 14 ? meadow(foot, story.item, context.month, false) : [], regions: [] },
    drawColumn(story.words, words, y, context),
    drawColumn(story.pictures, rows, y, context),
  ])
}

/** mm of small drawings below the words beside a picture. */
const mostMeadow = 44

const joined = (parts: readonly { elements: Element[]; regions?: Region[] }[]): Drawn => ({
  elements: parts.flatMap(part => part.elements),
  regions: parts.flatMap(part => part.regions ?? []),
})

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
