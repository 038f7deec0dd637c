import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { shareSlack } from '../../paginate/share-slack.ts'
import type { TypesetContext } from '../context.ts'
import { crayonsOf } from './crayons.ts'
import { drawStory } from './panel.ts'
import type { Stacked } from './story.ts'
import { meadow } from './story-frame.ts'
import { columnHeight, elasticOf, heightsInSteps, stepsOf } from './story-heights.ts'

/**
 * The best story of a month as a page of its own, or two, on sheets in the colour of its season; none where it does not fill them. Its
 * lines are counted.
 */
export function pagesOfBest({ item, blocks }: Stacked, context: TypesetContext): PhotosBlock[] {
  const { rows } = context.area
  const pages: Block[][] = []
  for (const block of blocks) {
    const page = pages.at(-1)
    if (page && columnHeight([...page, block]).min <= rows) page.push(block)
    else pages.push([block])
  }
  const heights = pages.map(page => columnHeight(page))
  const fill = heights.every(({ min, max }) => min <= rows && max >= rows * leastFilled)
  if (!fill || pages.length > mostPages || pages.some(page => hasStamps(page, rows))) return []
  return pages.map(blocks => onColour({ shape: 'stacked', item, blocks }, context))
}

function onColour(story: Stacked, context: TypesetContext): PhotosBlock {
  const { rows, rowMm, top, width, page } = context.area
  // at other heights something in it stays white
  const own = stepsOf(story.blocks, rows).at(-1) ?? Math.min(rows, columnHeight(story.blocks).max)
  const { soft } = crayonsOf(context.month)
  const h = (rows - own - 1.5) * rowMm
  const foot = { x: 0, w: width, y: top + rows * rowMm - h, h }
  return {
    kind: 'photos',
    item: story.item,
    before: 0,
    x: 0,
    w: width,
    offer: { min: own, natural: own, max: own, compose: () => [] },
    draw: (_, __, y) => {
      const { elements, regions } = drawStory(story, own, y, context)
      const sheet = { frame: 'sheet' as const, x: 0, y: 0, w: page.width, h: page.height }
      return {
        elements: [
          { kind: 'rect', ...sheet, fill: soft, bleed: true },
          ...elements,
          ...(h >= leastMeadow ? meadow(foot, `${story.item} best`, context.month, { onColour: true }) : []),
        ],
        regions,
      }
    },
  }
}

// Photos that would be in a strip at the foot of their page are larger in the run of the month.
function hasStamps(blocks: readonly Block[], rows: number): boolean {
  const own = stepsOf(blocks, rows).at(-1) ?? rows
  const natural = columnHeight(blocks).natural
  const heights = heightsInSteps(blocks, shareSlack(blocks.map(elasticOf), own - natural), own)
  return blocks.some((block, n) => {
    if (block.kind !== 'photos') return false
    const slots = block.offer.compose(heights[n] ?? block.offer.natural)
    return slots.length <= mostInStrip && slots.some(({ w, h }) => Math.min(w, h) < leastSide)
  })
}

/** mm; of an album of more photos some are small. */
const leastSide = 30
const mostInStrip = 5

const mostPages = 2
/** Of the rows of its page. */
const leastFilled = 0.8
/** mm */
const leastMeadow = 16
