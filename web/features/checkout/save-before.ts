import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { hasDrafts, openStorage } from '../../editor/drafts.ts'
import { draftPrefix } from '../content/draft-prefix.ts'

/** A book would be ordered without words that are on this device only. */
export class UnsavedWords extends ApiError {
  readonly book: { bid: string; title: string }

  constructor(book: UnsavedWords['book']) {
    super(409, undefined)
    this.book = book
  }
}

/** Those of the books of which something may be left on this device. */
export function unsavedBooks(lines: readonly { bid: string }[]): string[] {
  const bids = new Set(lines.map(({ bid }) => bid))
  return [...bids].filter(bid => hasDrafts(openStorage(), draftPrefix(bid)))
}

/** An order cannot be changed: words that were kept for later are saved before it is checked. Throws `UnsavedWords` where they cannot be. */
export async function saveBefore(queries: QueryClient, lines: readonly { bid: string }[]): Promise<void> {
  const bids = unsavedBooks(lines)
  if (bids.length === 0) return
  const { saveDrafts } = await import('../content/save-drafts.ts')
  for (const bid of bids) {
    const book = await saveDrafts(queries, bid)
    if (book) throw new UnsavedWords(book)
  }
}
