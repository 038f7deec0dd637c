import type { Block, DrawnBlock } from '../../paginate/block.ts'
import type { halfOf } from './page-grid.ts'
import type { PhotoGroups } from './photo-groups.ts'

/**
 * A post as the picture book tells it: a few words in a bubble, a picture like a postcard or beside its words, or everything one below the
 * other. The x of blocks is that of the type area; their lines are not counted yet.
 */
export type Story = Half | Beside | Stacked | Column

interface StoryOfItem {
  item: string
}

export interface Half extends StoryOfItem {
  shape: 'small' | 'postcard'
  blocks: Block[]
  x: number
  w: number
}

/** Stories of half the width one below the other, beside others. */
export interface Column extends StoryOfItem {
  shape: 'column'
  x?: never
  w?: never
  parts: Half[]
}

export interface Beside extends StoryOfItem {
  shape: 'beside'
  words: Block[]
  pictures: Block[]
  /** Whether small drawings stand below its words, where nothing else does. */
  hasDrawings?: true
  x?: never
  w?: never
}

/** What of a story may stand on one page, and what on the next. */
export interface OverPages {
  words: Block[]
  photos?: PhotoGroups
  /** What says on the next page that it goes on. */
  continued: DrawnBlock
}

export interface Stacked extends StoryOfItem {
  shape: 'stacked'
  blocks: Block[]
  overPages?: OverPages
  x?: never
  w?: never
}

/** Stories that stand beside each other. */
export interface StoryRow {
  /** What is said over it and the rows behind it. */
  over?: string
  stories: Story[]
  /** Other ways to tell the same, each in a row. */
  others?: Story[][]
  /** The same and so many rows behind it in two columns. */
  columns?: { rows: number; ways: Column[][] }[]
  /** The best of the month as it is told where it has a page to itself. */
  best?: Stacked
}

/** Large ones fill a page that would end early. */
export type StorySize = 'usual' | 'large'

/** The frame of a story, and where its words and pictures stand in it. */
export type StoryPlace = ReturnType<typeof halfOf>
