import type { Block } from '../../paginate/block.ts'

/** The blocks of an entry, whose last words before its photos are to stand on the page of these. */
export function nearPhotos(blocks: readonly Block[]): Block[] {
  const first = blocks.findIndex(({ kind }) => kind === 'photos')
  return blocks.map((block, n) => (n === first - 1 ? { ...block, together: parted } : block))
}

/** Demerits of a page that ends between both: more than of one that ends half early. */
const parted = 1.4
