import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { bookQuery } from '../reader/page-queries.ts'
import { binKey, chaptersQuery, itemsKey } from './content-queries.ts'
import { monthItemsKey } from './month-items.ts'

/** Gives what reads the entries of some months anew, or of all, with what the book says of them. */
export function useReadAgain({ bid, sid }: { bid: string; sid: string }) {
  const queries = useQueryClient()
  return useCallback(
    (only?: readonly string[]) => {
      for (const month of only ?? [undefined])
        void queries.invalidateQueries({ queryKey: month ? monthItemsKey(sid, month) : itemsKey(sid) })
      for (const queryKey of [bookQuery({ bid }).queryKey, chaptersQuery(bid).queryKey, binKey(sid)])
        void queries.invalidateQueries({ queryKey })
    },
    [queries, bid, sid],
  )
}
