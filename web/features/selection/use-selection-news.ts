import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Book } from '#contract/book'
import { tabId } from '../../api/tab-id.ts'
import { followBook, isContent } from '../imports/follow-book.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { useBookEvents } from '../reader/use-book-events.ts'
import { readAnew } from './selection-queries.ts'

/** Shows what others change, and what an import brings while it runs: at most every so often. */
export function useSelectionNews(bid: string, sid: string): void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useBookEvents(bid, event => {
    const { queryKey } = bookQuery({ bid })
    const before = queries.getQueryData<Book>(queryKey)
    const after = before && followBook(before, event)
    if (after) queries.setQueryData(queryKey, after)
    if (event.event === 'changed' && event.data.by === tabId) return
    if (event.event === 'set' || (event.event === 'progress' && !isContent(event.data.what))) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      readAnew(queries, bid, sid)
    }, newsMs)
  })
}

/** ms; an import of thousands of items tells much in a second. */
const newsMs = 1_000
