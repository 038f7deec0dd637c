import { invariant } from '#domain/invariant'
import type { Block } from '../../paginate/block.ts'
import { forBothSides } from '../../paginate/for-both-sides.ts'
import { splitTexts } from '../../paginate/split-texts.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { airInFrames } from './air-in-frames.ts'
import { pagesOfBest } from './best-of-month.ts'
import { drawStories, type Opener } from './draw-stories.ts'
import { optionsOf } from './options-of-stories.ts'
import { pagesOfRows } from './pages-of-rows.ts'
import { type RowToSet, stepsOfRows } from './steps-of-rows.ts'
import type { Story, StoryRow } from './story.ts'
import { betweenStories, elasticOf } from './story-heights.ts'
import { looseBlocks, measureStories } from './story-parts.ts'

/** The stories of a month in rows, under its head where it runs on after another month. */
interface StoriesOfMonth {
  rows: readonly StoryRow[]
  context: TypesetContext
  head?: Block
}

/** A row, and the block that it is known by. */
interface KnownRow extends RowToSet {
  key: Block
}

/** Sets the stories of a month and of those that run on, each in one piece where a page can hold it. */
export function setStories(
  months: readonly StoriesOfMonth[],
  context: TypesetContext,
  opener: Opener,
): PagesOfMonth {
  const { area } = context
  measureStories(
    months.flatMap(({ rows }) => rows.flatMap(storiesIn)),
    context,
  )
  const rows = months.flatMap(({ rows, head, context }) => [
    ...(head ? [headRow(head)] : []),
    ...rows.map(row => rowToSet(row, context, area.rows - opener.rows)),
  ])
  const framed = new Set(
    rows.flatMap(({ whole, withNext = [] }) => [...whole, ...withNext].map(({ block }) => block)),
  )
  const room = (frame: number) => (frame === 0 ? area.rows - opener.rows : area.rows)
  const { right, left } = forBothSides(
    rows.map(({ key }) => key),
    {
      rows: area.rows,
      columns: 1,
      breakMonth: (blocks, turns, { first } = { first: 0, goesOn: false }) => {
        const wanted = new Set(blocks)
        return pagesOfRows(stepsOfRows(rowsOf(rows, wanted), area.rows), frame => room(first + frame), turns)
      },
    },
  )
  const ways = (left === right ? [right] : [right, left]).map(way => ({
    ...way,
    month: airInFrames(way.month, block => framed.has(block) && block.item !== undefined, room),
  }))
  const words = splitTexts(
    ways.map(({ month }) => month.placements),
    context,
  )
  const [pages = [], fromLeft] = ways.map(way => drawStories(way, words, framed, opener, context))
  return { pages, ...(fromLeft && { fromLeft }) }
}

const storiesIn = ({ stories, others = [], withNext = [], best }: StoryRow): Story[] => [
  ...[stories, ...others, withNext].flat(),
  ...(best ? [best] : []),
]

// A story that no page holds, or not the first one of a month below its opener, may go over pages.
function rowToSet(row: StoryRow, context: TypesetContext, opened: number): KnownRow {
  const { stories, others = [], withNext, best } = row
  const whole = optionsOf([stories, ...others], context)
  const mayBeCut = !whole.some(({ rows }) => rows <= opened)
  // its frame is open, and as wide as the page
  const loose = [stories, ...others].find(way => way.every(({ w }) => w === undefined)) ?? stories
  const parts = mayBeCut ? loose.flatMap(looseBlocks) : []
  const key = whole[0]?.block ?? parts[0]
  invariant(key, 'a story is made of something')
  const pages = best ? pagesOfBest(best, context) : []
  // where its pages are well filled, the best of a month has some to itself
  if (pages.length > 0) key.ownPages = pages
  const great = whole.filter(({ rows }) => rows >= context.area.rows * leastOfBest)
  return {
    key,
    gap: betweenStories,
    // where it has no page of its own, it is great among the others
    whole: pages.length > 0 && great.length > 0 ? great : whole,
    parts,
    ...(withNext && { withNext: optionsOf([withNext], context) }),
  }
}

/** Of a page. */
const leastOfBest = 0.55

const headRow = (head: Block): KnownRow => ({
  key: head,
  gap: head.before,
  whole: [{ rows: elasticOf(head).natural, fault: 0, types: 0, block: head }],
  parts: [],
})

// Those that are wanted; two share a row where nothing between them is left out.
const rowsOf = (rows: readonly KnownRow[], wanted: ReadonlySet<Block>): KnownRow[] =>
  rows.flatMap(({ withNext, ...row }, n) => {
    const next = rows[n + 1]
    if (!wanted.has(row.key)) return []
    return [{ ...row, ...(withNext && next && wanted.has(next.key) && { withNext }) }]
  })
