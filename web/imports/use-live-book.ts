import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Book, readBook } from '#contract/books'
import { callApi } from '../api/client.ts'
import { watchEvents } from '../api/events.ts'
import { followBook } from './follow-book.ts'

/** Name under which a book is kept; every screen that shows it reads the same. */
export function bookKey(bid: string) {
  return ['book', bid] as const
}

/** A book that follows what happens to it. */
export function useLiveBook(bid: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: bookKey(bid),
    queryFn: ({ signal }) => callApi(readBook, { params: { bid } }, { signal }),
    enabled: bid !== '',
  })
  useEffect(() => {
    if (!bid) return
    const leave = new AbortController()
    void watchEvents(bid, { signal: leave.signal }, told => {
      const before = client.getQueryData<Book>(bookKey(bid))
      const after = before && followBook(before, told)
      if (after) client.setQueryData(bookKey(bid), after)
      // its dates and flags come with the end of a step
      if (!after || (told.event === 'progress' && told.data.state !== 'running'))
        void client.invalidateQueries({ queryKey: bookKey(bid) })
    })
    return () => leave.abort()
  }, [bid, client])
  return query
}
