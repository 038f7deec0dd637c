import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'

/** Blocks of an entry of a few lines, which end a page before their first photos only where nothing else is well. */
export function withWordsTogether({ text }: Item, blocks: readonly Block[]): Block[] {
  const first = blocks.findIndex(({ kind }) => kind === 'photos')
  if (text.length > mostLetters) return [...blocks]
  return blocks.map((block, n) => (n === first - 1 ? { ...block, together: demerits } : block))
}

/** About seven lines: of more, some may end a page. */
const mostLetters = 150
/** As many as a page has that ends three tenths empty. */
const demerits = 1.3
