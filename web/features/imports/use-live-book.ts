import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bookQuery } from '../reader/page-queries.ts'
import { useBookEvents } from '../reader/use-book-events.ts'
import { followBook } from './follow-book.ts'

/** A book that follows what happens to it. */
export function useLiveBook(bid: string) {
  const client = useQueryClient()
  const { queryKey } = bookQuery({ bid })
  useBookEvents(bid, event => {
    const before = client.getQueryData(queryKey)
    const after = before && followBook(before, event)
    if (after) client.setQueryData(queryKey, after)
    // its dates and flags come with the end of a step
    if (!after || (event.event === 'progress' && event.data.state !== 'running'))
      void client.invalidateQueries({ queryKey })
  })
  return useQuery(bookQuery({ bid }))
}
