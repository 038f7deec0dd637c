import { invariant } from '#domain/invariant'
import type { Block, DrawnBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { pagesOfBest } from './best-of-month.ts'
import { optionsOfGroups } from './options-of-groups.ts'
import { optionsOf } from './options-of-stories.ts'
import type { PhotosToSet } from './steps-of-photos.ts'
import type { RowToSet } from './steps-of-rows.ts'
import type { Story, StoryRow } from './story.ts'
import { areBubbles, betweenBubbles, betweenStories, elasticOf } from './story-heights.ts'
import { belowOthers, looseBlocks, measureStories } from './story-parts.ts'
import { talkHead } from './talk-head.ts'

/** The stories of a month in rows, under its head where it runs on after another month. */
interface StoriesOfMonth {
  rows: readonly StoryRow[]
  context: TypesetContext
  head?: Block
}

/** A row, and the block that it is known by. */
export interface KnownRow extends RowToSet {
  key: Block
  /** What says of its parts on later pages that they go on. */
  continued?: DrawnBlock
  /** Its photos, where they may stand in other groups then. */
  photosToSet?: () => PhotosToSet
}

/** The rows of a month and of those that run on, with all ways in which each may stand on its pages. */
export function rowsToSet(months: readonly StoriesOfMonth[], context: TypesetContext): KnownRow[] {
  measureStories(
    months.flatMap(({ rows }) => rows.flatMap(storiesIn)),
    context,
  )
  return months.flatMap(({ rows, head, context }) => [
    ...(head ? [headRow(head)] : []),
    ...rows.flatMap((row, n) => {
      const above = rows[n - 1]?.stories
      const isTalk = above !== undefined && areBubbles(above) && areBubbles(row.stories)
      const known = rowToSet(row, context)
      if (row.over === undefined) return [{ ...known, ...(isTalk && { gap: betweenBubbles }) }]
      return [headRow(talkHead(row.over, context)), { ...known, gap: belowHead }]
    }),
  ])
}

const storiesIn = ({ stories, others = [], columns = [], best }: StoryRow): Story[] => [
  ...[stories, ...others, ...columns.flatMap(({ ways }) => ways)].flat(),
  ...(best ? [best] : []),
]

function rowToSet(row: StoryRow, context: TypesetContext): KnownRow {
  const { stories, others = [], columns = [], best } = row
  const whole = optionsOf([stories, ...others], context)
  const [over] = [stories, ...others].flatMap(
    ([story, ...beside]) => (beside.length === 0 && story?.shape === 'stacked' && story.overPages) || [],
  )
  const photos = over?.photos
  const parts = over ? belowOthers(over.words) : stories.flatMap(looseBlocks)
  const key = whole[0]?.block ?? parts[0]
  invariant(key, 'a story is made of something')
  const pages = best ? pagesOfBest(best, context) : []
  // where its pages are well filled, the best of a month has some to itself
  if (pages.length > 0) key.ownPages = pages
  const great = whole.filter(({ rows }) => rows >= context.area.rows * leastOfBest)
  return {
    key,
    gap: betweenStories,
    isTalk: areBubbles(stories),
    // where it has no page of its own, it is great among the others
    whole: pages.length > 0 && great.length > 0 ? great : whole,
    parts,
    ...(over && { continued: over.continued }),
    ...(photos && { photosToSet: once(() => optionsOfGroups(photos, context)) }),
    together: columns.map(({ rows, ways }) => ({ rows, options: optionsOf(ways, context) })),
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Of a page. */
const leastOfBest = 0.55

/** Rows from the head of small talk to its bubbles, which reach out of theirs. */
const belowHead = 1

const headRow = (head: Block): KnownRow => ({
  key: head,
  gap: head.before,
  whole: [{ rows: elasticOf(head).natural, fault: 0, block: head }],
  parts: [],
})
