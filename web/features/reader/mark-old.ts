import type { QueryClient } from '@tanstack/react-query'
import { bookQuery } from './page-queries.ts'

/** From now on, what was read of a book is read anew by the next screen that shows it; till then it shows what it has. */
export function markOld(queries: QueryClient, bid: string): void {
  const sid = queries.getQueryData(bookQuery({ bid }).queryKey)?.source.sid
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, whose] }) =>
      !named.has(String(name)) && (whose === bid || (sid !== undefined && whose === sid)),
    refetchType: 'none',
  })
}

// these have keys or revisions in their names: what they hold stays true
const named = new Set(['page', 'typeset'])
