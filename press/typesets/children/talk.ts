import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { smallOf } from './small-story.ts'
import type { Talk } from './story.ts'

/** Remarks in bubbles one below the other, beside something else. */
export function talkOf(
  items: readonly Item[],
  frame: { x: number; w: number },
  context: TypesetContext,
): Talk | undefined {
  const [first] = items
  if (!first) return undefined
  const inside = { x: frame.x + closer, w: frame.w - 2 * closer }
  const parts = items.map(item => smallOf(item, { frame, inside }, context))
  return { shape: 'talk', item: first.id, parts }
}

/** mm from the edge of a narrow bubble to its words. */
const closer = 6.4
