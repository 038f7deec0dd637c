import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { bookQuery, planQuery } from '../reader/page-queries.ts'
import { useBookEvents } from '../reader/use-book-events.ts'
import { downloadQuery } from './download-query.ts'
import { warningsQuery } from './warnings-query.ts'

/** Pages come as they are set; what is changed in another window is seen here. */
export function useLivePreview(bid: string): void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useBookEvents(bid, event => {
    if (event.event === 'progress' && event.data.what === 'pdf')
      return void queries.invalidateQueries({ queryKey: downloadQuery(bid).queryKey })
    if (event.event === 'progress' && event.data.state === 'running') return
    // months are set in groups: the plan is read once for a few of them
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      for (const { queryKey } of [
        bookQuery({ bid }),
        planQuery({ bid }),
        warningsQuery(bid),
        downloadQuery(bid),
      ])
        void queries.invalidateQueries({ queryKey })
    }, 400)
  })
}
