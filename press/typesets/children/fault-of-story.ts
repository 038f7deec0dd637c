import type { Element, ImageElement } from '../../page/display-list.ts'
import { pt } from '../../page/style.ts'
import type { PhotosBlock } from '../../paginate/block.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { leastSide } from './edge-to-edge.ts'
import { gap, inset, linesOf } from './page-grid.ts'
import { wordsAndPictures } from './panel.ts'
import type { Column, Story } from './story.ts'
import { placeColumn } from './story-column.ts'
import { columnHeight } from './story-heights.ts'

/** What is wanting of a story in so many rows, in pages: white inside its frame, and small pictures. */
export function faultOfStory(story: Story, rows: number, context: TypesetContext): number {
  if (story.shape === 'small') return 0
  if (story.shape === 'column') {
    const { placed, left } = placeColumn(story, rows)
    return placed.reduce(
      (sum, { part, rows }) => sum + faultOfStory(part, rows, context),
      ofLeft * left * (left + 10),
    )
  }
  const { rowMm, width } = context.area
  const { w = width } = story
  const [head] = story.shape === 'beside' ? story.words : story.blocks
  // the head of its row is free for a few small drawings
  const headMm2 = (head?.w ?? 0) * 2 * rowMm
  return (
    faultOfContent(story, { w: w - 2 * inset, rows, headMm2 }, context) + ofHollow * hollowness(story, rows)
  )
}

/** The same of a group of photos of a story that goes over pages. */
export const faultOfPictures = (block: PhotosBlock, rows: number, context: TypesetContext): number =>
  faultOfContent(
    { shape: 'stacked', item: '', blocks: [block] },
    { w: context.area.width - 2 * inset, rows, headMm2: 0 },
    context,
  )

function faultOfContent(
  story: Exclude<Story, Column>,
  { w, rows, headMm2 }: { w: number; rows: number; headMm2: number },
  context: TypesetContext,
): number {
  const { rowMm } = context.area
  const elements = wordsAndPictures(story, rows, context)
  const filled = elements.reduce((sum, element) => sum + areaOf(element, context), headMm2)
  const white = Math.max(0, 1 - filled / (w * rows * rowMm) - usualWhite)
  // of the page
  const share = ((rows / context.area.rows) * (w + 2 * inset)) / context.area.width
  const pictures = elements.filter((element): element is ImageElement => element.kind === 'image')
  const atSides = story.shape !== 'beside' ? Math.max(0, 1 - spanOf(pictures) / w) : 0
  return (
    ofWhite * share * white ** 1.5 +
    ofSides * share * atSides +
    ofSmall * smallness(pictures) +
    (!hasSmall(story) && isAdrift(pictures, context) ? adrift : 0)
  )
}

const hasSmall = (story: Exclude<Story, Column>): boolean =>
  (story.shape === 'beside' ? story.pictures : story.blocks).some(
    block => block.kind === 'photos' && block.hasSmall,
  )

/** Between lines and around pictures. */
const usualWhite = 0.08
const ofWhite = 15
/** Of pictures that are narrower than their frame: it keeps further from them at its sides than below. */
const ofSides = 10
/** Of photos that begin beside the lines of the book. */
const adrift = 30
/** mm */
const hair = 0.5
/** Of words that are less than half as high as what they stand beside. */
const ofHollow = 20
/** Of drawings below the day in place of words. */
const ofDrawings = 2.5
/** Of the rows that are white at the foot of a column. */
const ofLeft = 0.04
const ofSmall = 1
const ofStamp = 3
/** Of a photo that is no stamp, but has a side that is less than this, mm. */
const ofLittle = 1
const fairSide = 30

function hollowness(story: Story, rows: number): number {
  if (story.shape !== 'beside') return 0
  if (story.hasDrawings) return ofDrawings / ofHollow
  return Math.max(0, leastWords - columnHeight(story.words).natural / rows)
}

/** Of the height of pictures, with the day over them. */
const leastWords = 0.65

// With the white that keeps it from others.
function areaOf(element: Element, { styles, area }: TypesetContext): number {
  if (element.kind === 'image') return (element.w + gap) * (element.h + gap)
  if (element.kind !== 'text') return 0
  const { size = 10, lineHeight = area.rowMm } = styles[element.style] ?? {}
  const words = element.runs.map(run => (typeof run === 'string' ? run : '　')).join('')
  const wide = element.lines > 1 ? element.w : Math.min(element.w, emWidth(words) * size * pt)
  return wide * element.lines * lineHeight
}

// Of the widest row, mm; words reach both sides.
const spanOf = (pictures: readonly ImageElement[]): number =>
  pictures.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(...pictures.map(({ x, w }) => x + w)) - Math.min(...pictures.map(({ x }) => x))

// Whether one of several begins on none of the lines of the book.
function isAdrift(pictures: readonly ImageElement[], { area }: TypesetContext): boolean {
  if (pictures.length < 2) return false
  const lines = linesOf(area)
  return pictures.some(({ x }) => lines.every(line => Math.abs(line - x) > hair))
}

// By how much pictures are smaller than those of a picture book, on average.
function smallness(pictures: readonly ImageElement[]): number {
  if (pictures.length === 0) return 0
  const least = pictures.length === 1 ? 76 : pictures.length < 4 ? 62 : 48
  const short = pictures.reduce((sum, { w, h }) => sum + Math.max(0, 1 - Math.sqrt(w * h) / least), 0)
  const stamps = pictures.filter(({ w, h }) => Math.min(w, h) < leastSide).length
  const little = pictures.filter(({ w, h }) => Math.min(w, h) < fairSide).length - stamps
  return short / pictures.length + ofStamp * stamps + ofLittle * little
}
