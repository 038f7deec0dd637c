import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { heedGone } from './heed-gone.ts'
import { type BookRead, pageQuery } from './page-queries.ts'
import { pagesOf, type Spread } from './spreads-of.ts'

/** Fetches the pages before and after the ones on screen, so that turning to them does not wait. */
export function useNeighbours(
  read: BookRead,
  spreads: readonly Spread<{ volume: number; folio: number; key: string }>[],
  at: number,
): void {
  const queries = useQueryClient()
  const { bid, share } = read
  useEffect(() => {
    // the pages on screen go first
    const soon = setTimeout(() => {
      for (const near of [at + 1, at - 1, at + 2])
        for (const { key } of pagesOf(spreads[near]))
          void queries
            .fetchQuery(pageQuery({ bid, share }, key))
            .catch(error => heedGone(queries, bid, error))
    }, 150)
    return () => clearTimeout(soon)
  }, [queries, spreads, at, bid, share])
}
