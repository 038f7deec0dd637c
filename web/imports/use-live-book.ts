import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchEvents } from '../api/events.ts'
import { bookQuery } from '../pages/page-queries.ts'
import { followBook } from './follow-book.ts'

/** Name under which a book is kept; every screen that shows it reads the same. */
export function bookKey(bid: string) {
  return bookQuery({ bid }).queryKey
}

/** A book that follows what happens to it. */
export function useLiveBook(bid: string) {
  const client = useQueryClient()
  const query = useQuery(bookQuery({ bid }))
  useEffect(() => {
    if (!bid) return
    const leave = new AbortController()
    void watchEvents(bid, { signal: leave.signal }, told => {
      const before = client.getQueryData(bookKey(bid))
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
