import type { Item } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import type { Block } from '../../paginate/block.ts'
import type { MarginHead } from '../margin-heads.ts'
import { depthOf } from '../words-beside.ts'

/** An entry whose words are one part of a piece, measured. */
export interface Entry {
  item: Item
  head: MarginHead
  words: readonly Block[]
}

/** The day, the words beside it, and white where the head is deeper. */
export function wordsOf({ item, head, words }: Entry): Block[] {
  const [mark] = head.blocks
  invariant(mark?.kind === 'drawn', 'a head begins with its day')
  const rest = Math.max(0, head.depth - depthOf(words))
  const { x, w } = mark
  return [mark, ...words, { kind: 'drawn', item: item.id, before: 0, rows: rest, x, w, draw: () => [] }]
}
