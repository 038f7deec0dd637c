import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Progress } from '#contract/book'
import { tabId } from '../../api/tab-id.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { useBookEvents } from '../reader/use-book-events.ts'

/** Keeps the book on screen as it is, whoever changes it; and tells how far its pages are. */
export function useBookNews(bid: string): { pages: Progress | undefined } {
  const queries = useQueryClient()
  const [pages, setPages] = useState<Progress>()
  useBookEvents(bid, event => {
    if (event.event === 'progress') {
      if (event.data.what === 'pages') setPages(event.data.state === 'running' ? event.data : undefined)
      return
    }
    if (event.event === 'changed' && event.data.by === tabId) return
    if (event.event === 'again') setPages(undefined)
    void queries.invalidateQueries({ queryKey: bookQuery({ bid }).queryKey })
    void queries.invalidateQueries({ queryKey: ['plan', bid] })
  })
  return { pages }
}
