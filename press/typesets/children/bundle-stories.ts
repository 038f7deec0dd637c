import type { Block } from '../../paginate/block.ts'
import type { Story } from './story.ts'

/**
 * Which stories share a page: two that fit it, or three remarks. `rows` of a page, `first` of the month's first
 * one, `frame` the rows that each story's frame takes. Lines of text are counted already.
 */
export function bundleStories(
  stories: readonly Story[],
  rows: number,
  first: number,
  frame: number,
): Story[][] {
  const bundles: Story[][] = []
  for (const story of stories) {
    const bundle = bundles.at(-1)
    const room = bundles.length === 1 ? first : rows
    if (bundle && mayJoin(bundle, story) && fits([...bundle, story], room, frame)) bundle.push(story)
    else bundles.push([story])
  }
  return bundles
}

const mayJoin = (bundle: readonly Story[], story: Story) =>
  bundle.length < 2 || (bundle.length === 2 && story.remark && bundle.every(other => other.remark))

function fits(stories: readonly Story[], room: number, frame: number): boolean {
  const sum = (height: (block: Block) => number) =>
    stories.reduce(
      (rows, { blocks }) =>
        rows + frame + blocks.reduce((s, block, n) => s + (n === 0 ? 0 : block.before) + height(block), 0),
      0,
    )
  return sum(leastRows) <= room && sum(naturalRows) <= room * 1.12
}

/** Rows a block takes when photos are as large as suits them. */
function naturalRows(block: Block): number {
  if (block.kind === 'text') return block.lines * block.rowsPerLine
  return block.kind === 'drawn' ? block.rows : block.offer.natural
}

const leastRows = (block: Block) => (block.kind === 'photos' ? block.offer.min : naturalRows(block))
