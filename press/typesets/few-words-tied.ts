import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'

/** Blocks of an entry whose words, where they are `most` characters or fewer, stay on the page of its first photos. */
export function withFewWordsTied(item: Item, blocks: readonly Block[], most: number): Block[] {
  const first = blocks.findIndex(({ kind }) => kind === 'photos')
  if (item.text.length > most) return [...blocks]
  return blocks.map((block, n) => (n < first ? { ...block, keepNext: true } : block))
}
