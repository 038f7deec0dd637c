import type { Block } from '../../paginate/block.ts'
import { forBothSides } from '../../paginate/for-both-sides.ts'
import { splitTexts } from '../../paginate/split-texts.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { pagesOfBest } from './best-of-month.ts'
import { drawStories, type Opener } from './draw-stories.ts'
import { endingWell, type StoryBlocks } from './ending-well.ts'
import { type FilledStory, fillPages } from './fill-pages.ts'
import { panelOf } from './panel.ts'
import { squeezed } from './squeezed-story.ts'
import type { Story, StoryRow } from './story.ts'
import { looseBlocks, measureStories } from './story-parts.ts'
import { typesOf } from './type-sizes.ts'

/** The stories of a month in rows, under its head where it runs on after another month. */
interface StoriesOfMonth {
  rows: readonly StoryRow[]
  context: TypesetContext
  head?: Block
}

/** Sets the stories of a month and of those that run on, each row of them in one piece where a page can hold it. */
export function setStories(
  months: readonly StoriesOfMonth[],
  context: TypesetContext,
  opener: Opener,
): PagesOfMonth {
  const { area } = context
  measureStories(
    months.flatMap(({ rows }) => rows.flatMap(({ stories, best }) => [...stories, ...(best ? [best] : [])])),
    context,
  )
  const unframed = new Set<Block>()
  const storyOf = new Map<Block, FilledStory>()
  const types = new Map<Block, string[]>()
  const storyBlocks = months.flatMap(({ rows, head, context }): StoryBlocks[] => {
    const blocksOf = (stories: readonly Story[]) => {
      const panel = panelOf(stories, context)
      const blocks = panel ? [panel] : stories.flatMap(story => looseBlocks(story, area.rows))
      if (panel) unframed.add(panel)
      if (blocks[0]) types.set(blocks[0], typesOf(stories))
      return blocks
    }
    const measured = (rows: Story[][]) => {
      measureStories(rows.flat(), context)
      return rows.flatMap(blocksOf)
    }
    if (head) unframed.add(head)
    return [
      ...(head ? [{ blocks: [head] }] : []),
      ...rows.map(row => {
        const told = (blocks: Block[]) => {
          for (const block of blocks) storyOf.set(block, story)
          return blocks
        }
        const usual = blocksOf(row.stories)
        const larger = row.larger && once(() => told(measured(row.larger?.() ?? [])))
        const further = once(() => (row.further?.() ?? []).map(rows => told(measured(rows))))
        const story = { ways: once(() => [usual, ...(larger ? [larger()] : []), ...further()]) }
        return {
          blocks: withPages(told(usual), row.best ? pagesOfBest(row.best, context) : []),
          ...(larger && { larger, largest: () => further().at(-1) ?? larger() }),
          smaller: () => told(blocksOf(row.stories.map(squeezed))),
        }
      }),
    ]
  })
  const room = (frame: number) => (frame === 0 ? area.rows - opener.rows : area.rows)
  const { right, left } = forBothSides(
    storyBlocks.flatMap(({ blocks }) => blocks),
    {
      rows: area.rows,
      columns: 1,
      breakMonth: (blocks, turns, { first } = { first: 0, goesOn: false }) => {
        const blocksOfMonth = new Set(blocks)
        const storiesOfMonth = storyBlocks.filter(({ blocks: [first] }) => first && blocksOfMonth.has(first))
        return endingWell(storiesOfMonth, frame => room(first + frame), turns)
      },
    },
  )
  const known = {
    storyOf: (block: Block) => storyOf.get(block),
    typesOf: (block: Block) => types.get(block) ?? [],
    isFramed: (block: Block) => unframed.has(block) && storyOf.has(block),
  }
  const ways = (left === right ? [right] : [right, left]).map(way => ({
    ...way,
    month: fillPages(way.month, known, room),
  }))
  const words = splitTexts(
    ways.map(({ month }) => month.placements),
    context,
  )
  const [pages = [], fromLeft] = ways.map(way => drawStories(way, words, unframed, opener, context))
  return { pages, ...(fromLeft && { fromLeft }) }
}

// Where its pages are well filled, the best of a month has some to itself.
function withPages(blocks: Block[], pages: Block[]): Block[] {
  const [first] = blocks
  if (first && pages.length > 0) first.ownPages = pages
  return blocks
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
