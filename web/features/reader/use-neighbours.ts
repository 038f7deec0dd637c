import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { heedGone } from './heed-gone.ts'
import { type BookRead, type PageOfPlan, pageQuery } from './page-queries.ts'
import { pagesOf, type Spread } from './spreads-of.ts'
import { useArePagesHere } from './use-are-pages-here.ts'

/** Fetches the pages before and after the ones on screen, so that turning to them does not wait. */
export function useNeighbours(read: BookRead, spreads: readonly Spread<PageOfPlan>[], at: number): void {
  const queries = useQueryClient()
  const { bid, share } = read
  const areHere = useArePagesHere(read, pagesOf(spreads[at]))
  useEffect(() => {
    // who jumps waits for the pages on screen
    if (!areHere) return
    const soon = setTimeout(() => {
      for (const near of [at + 1, at - 1, at + 2])
        for (const { key } of pagesOf(spreads[near]))
          void queries
            .fetchQuery(pageQuery({ bid, share }, key))
            .catch(error => heedGone(queries, bid, error))
    }, 150)
    return () => clearTimeout(soon)
  }, [queries, spreads, at, areHere, bid, share])
}
