import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'

/** Blocks of an entry of a few lines, which cost `demerits` (Block) where they end a page before their first photos. */
export function withWordsTogether({ text }: Item, blocks: readonly Block[], demerits: number): Block[] {
  const first = blocks.findIndex(({ kind }) => kind === 'photos')
  if (text.length > mostLetters) return [...blocks]
  return blocks.map((block, n) => (n === first - 1 ? { ...block, together: demerits } : block))
}

/** About seven lines: of more, some may end a page. */
const mostLetters = 150
