import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { inset } from './page-grid.ts'
import { smallOf } from './small-story.ts'
import type { Talk } from './story.ts'
import { betweenStories } from './story-heights.ts'
import { typeBeside } from './type-beside.ts'

/** Remarks in bubbles one below the other, beside something of so many rows, in as large a type as all of them have room for. */
export function talkOf(
  items: readonly Item[],
  frame: { x: number; w: number },
  context: TypesetContext,
  rows: number,
): Talk | undefined {
  const [first] = items
  if (!first) return undefined
  const inside = { x: frame.x + closer, w: frame.w - 2 * closer }
  const each = Math.floor((rows - betweenStories * (items.length - 1)) / items.length) - 1
  const type = largeTypes.find(type => items.every(item => typeBeside(item, inside.w, each, context, [type])))
  const parts = items.map(item => smallOf(item, { frame, inside }, context, type ?? 'remark'))
  return { shape: 'talk', item: first.id, parts }
}

/** mm from the edge of a narrow bubble to its words. */
const closer = inset * 0.7
/** The largest first. */
const largeTypes = ['largeRemark', 'roomyRemark'] as const
